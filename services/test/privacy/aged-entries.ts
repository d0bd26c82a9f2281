import { createHash } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SweptKind } from '@northlight/contracts';
import type pg from 'pg';
import { QueueDesk } from '../../src/platform/queues/queue-desk.js';

/** What of every kind is kept since a moment, and which of it is left. Each entry has a name. */
export interface AgedEntries {
  keep(kind: SweptKind, name: string, since: Date): Promise<void>;
  /** Gives something of the same person to an entry, of which the term was over long ago. */
  addOlder(kind: SweptKind, name: string, since: Date): Promise<void>;
  left(kind: SweptKind): Promise<string[]>;
}

interface House {
  readonly pool: pg.Pool;
  readonly folder: string;
  readonly desk: QueueDesk;
}

interface Kept {
  /** $1: a uuid made of the name. $2: since when. $3: the name. */
  readonly inserts: readonly string[];
  /** With the same values. */
  readonly older?: string;
  /** Names, or uuids, of what is left. */
  readonly left: string;
}

export const uuidOf = (name: string): string =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const sealed = (schema: string): string[] => [
  `insert into ${schema}.persons (ref, sealed, email_hash) values ($1::uuid, '\\x01', '\\x01')`,
  `insert into ${schema}.person_keys (ref, wrapped_key, wrapped_by) values ($1::uuid, '\\x01', 'a key')`,
];
const stillSealed = (schema: string, of: string): string =>
  `select ref::text as name from ${schema}.persons join ${schema}.person_keys using (ref) where sealed is not null and ref in (${of})`;
const customer = [
  `insert into booking.customers (venue_id, ref, sealed, email_hash) values (1, $1::uuid, '\\x01', '\\x01')`,
  `insert into booking.person_keys (venue_id, ref, wrapped_key, wrapped_by) values (1, $1::uuid, '\\x01', 'a key')`,
];
/** Dates end a day after they begin. */
const rowOf = (id: string, name: string, since: string) => ({
  ...{ id, name, since },
  day: `(${since} - interval '1 day')::date`,
});
type Row = ReturnType<typeof rowOf>;
const row = rowOf('$1::uuid', '$3::text', '$2::timestamptz');
const olderRow = rowOf('gen_random_uuid()', "$3::text || '-old'", "($2::timestamptz - interval '9 years')");
const slot = (of: Row): string => `insert into booking.slots (venue_id, slot_id, experience_id, date, time, capacity)
  values (1, ${of.name}, 1, ${of.day}, '12:00', 20)`;
const place = (of: Row): string => `
  insert into booking.waitlist (venue_id, id, slot_id, party, status, customer_ref, place)
  values (1, ${of.id}, ${of.name}, 1, 'waiting', $1::uuid, 1)`;
const booking = (of: Row): string => `
  insert into booking.bookings (venue_id, id, reference, slot_id, experience_id, date, time, tickets, ticket_type,
    status, subtotal, fee, total, customer_ref, placed_at)
  values (1, ${of.id}, ${of.name}, ${of.name}, 1, ${of.day}, '12:00', 1, 'standard', 'completed', 0, 0, 0, $1::uuid, ${of.since})`;
const order = (of: Row): string => `
  insert into merchandise.orders (id, reference, person_ref, placed_at)
  values (${of.id}, ${of.name}, $1::uuid, ${of.since})`;
const voucher = (of: Row): string => `
  insert into vouchers.vouchers (ledger, id, code_hash, code_end, amount, balance, expires, issued_at, issued_by,
    recipient_ref)
  values (-1, ${of.id}, ${of.name}, '', 1, 1, ${of.day}, ${of.since} - interval '300 days', 1, $1::uuid)`;
const review = `insert into reviews.reviews (id, booking_id, venue_id, experience_id, visited_on, stars, written_at)
  values ($1::uuid, $1::uuid, 1, 1, $2::timestamptz, 5, $2)`;
const stillCustomers = (of: string): string =>
  `select ref::text as name from booking.customers join booking.person_keys using (venue_id, ref)
   where sealed is not null and ref in (select customer_ref from ${of})`;
const user = `insert into identity.users (username, username_key, email, email_key, password_hash, created_at)
  values ($3::text, $3::text, $3::text || '@example.com', $3::text || '@example.com', '$argon2id$', $2)`;

const inTables: Readonly<Record<Exclude<SweptKind, 'failedJobs' | 'mails'>, Kept>> = {
  bookings: {
    inserts: [...customer, booking(row)],
    older: booking(olderRow),
    left: stillCustomers('booking.bookings'),
  },
  waitlist: {
    inserts: [...customer, slot(row), place(row)],
    older: `, older as (${slot(olderRow)}) ${place(olderRow)}`,
    left: stillCustomers('booking.waitlist'),
  },
  notes: {
    inserts: [
      booking(row),
      `insert into booking.notes (venue_id, booking_id, id, customer_ref, sealed, written_at)
       values (1, $1::uuid, $1::uuid, $1::uuid, '\\x01', $2)`,
    ],
    left: 'select id::text as name from booking.notes',
  },
  orders: {
    inserts: [...sealed('merchandise'), order(row)],
    older: order(olderRow),
    left: stillSealed('merchandise', 'select person_ref from merchandise.orders'),
  },
  carts: {
    inserts: [
      `insert into merchandise.carts (user_id, version, lines, merged, updated_at)
       values (('x' || right(md5($3::text), 6))::bit(24)::int, 1, '[]', array[$3::text], $2)`,
    ],
    left: 'select merged[1] as name from merchandise.carts',
  },
  vouchers: {
    inserts: [...sealed('vouchers'), voucher(row)],
    older: voucher(olderRow),
    left: stillSealed('vouchers', 'select recipient_ref from vouchers.vouchers'),
  },
  messages: {
    inserts: [
      ...sealed('correspondence'),
      `insert into correspondence.messages (id, created_at, status, answered_at)
       values ($1::uuid, $2::timestamptz - interval '3 years', 'answered', $2)`,
    ],
    left: stillSealed('correspondence', 'select id from correspondence.messages'),
  },
  reviews: { inserts: [...sealed('reviews'), review], left: stillSealed('reviews', 'select id from reviews.reviews') },
  unconfirmed: {
    inserts: [
      ...sealed('correspondence'),
      'insert into correspondence.subscribers (ref, asked_at) values ($1::uuid, $2)',
    ],
    left: stillSealed('correspondence', 'select ref from correspondence.subscribers'),
  },
  inquiries: {
    inserts: [
      ...sealed('franchise'),
      `insert into franchise.inquiries (ref, investment_level, timeframe, heard_about, created_at)
       values ($1::uuid, '', '', '', $2::timestamptz - interval '3 years')`,
      `insert into franchise.candidate_files (inquiry_id, kind, type, bytes, sealed_name, sealed_content, created_at)
       select id, 'resume', '', 1, '\\x01', '\\x01', $2 from franchise.inquiries where ref = $1::uuid`,
    ],
    left: `${stillSealed('franchise', 'select ref from franchise.inquiries')} and exists (select from franchise.candidate_files
      join franchise.inquiries on inquiry_id = inquiries.id where inquiries.ref = persons.ref)`,
  },
  unproven: {
    inserts: [user],
    left: "select username as name from identity.users where username like 'unproven%'",
  },
  accountEmails: {
    inserts: [
      `insert into identity.links (id, purpose, email, token_hash, made_at, expires_at)
       values ($1::uuid, 'reset-password', '', $1::text::bytea, $2, $2)`,
    ],
    left: "select id::text as name from identity.links where email = ''",
  },
  audit: {
    inserts: [
      `insert into log.audit (at, who, role, room, what, subject_kind, subject_id)
       values ($2, 'somebody', 'admin', 'catalog', 'changed', 'venue', $3::text)`,
    ],
    left: "select subject_id as name from log.audit where who = 'somebody'",
  },
};

export function agedEntries({ pool, folder, desk }: House): AgedEntries {
  const mails = join(folder, 'mail');
  const insert = (text: string, name: string, since: Date) =>
    pool.query(`with given as (select $1::text, $2::timestamptz, $3::text) ${text}`, [uuidOf(name), since, name]);
  return {
    async keep(kind, name, since) {
      if (kind === 'mails') return writeMail(mails, name, since);
      if (kind === 'failedJobs') return failJob({ pool, desk }, name, since);
      for (const text of inTables[kind].inserts) await insert(text, name, since);
    },
    async addOlder(kind, name, since) {
      const older = kind === 'mails' || kind === 'failedJobs' ? undefined : inTables[kind].older;
      if (older) await insert(older, name, since);
    },
    async left(kind) {
      if (kind === 'mails') return readdir(mails);
      const text =
        kind === 'failedJobs' ? `select id as name from bullmq.job where state = 'failed'` : inTables[kind].left;
      return (await pool.query<{ name: string }>(text)).rows.map(({ name }) => name);
    },
  };
}

async function writeMail(folder: string, name: string, since: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), 'a mail');
  await utimes(join(folder, name), since, since);
}

async function failJob({ pool, desk }: Pick<House, 'pool' | 'desk'>, name: string, since: Date): Promise<void> {
  await desk.named('mail').waitUntilReady();
  await pool.query(
    `insert into bullmq.job (queue, id, seq, name, state, added_at_ms, finished_at_ms, attempts_made)
     values ('mail', $1, $2, 'letter', 'failed', $2, $2, 1)`,
    [name, since.getTime()],
  );
}
