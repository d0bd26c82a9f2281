import 'reflect-metadata';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readSettings, type Settings } from '../../platform/config/settings.js';
import { createPool, UNLIMITED } from '../../platform/database/database.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { nameKey } from '../../platform/kernel/name-key.js';
import { PersonCipher } from '../../platform/privacy/person-cipher.js';
import { knownEvents } from '../known-events.js';
import { copyStories } from './copy-stories.js';

const CUSTOMERS_AT_ONCE = 5_000;
const FILES = 200;
const waitingJobs = `insert into log.outbox (ledger, position, kind, payload, at)
  select ledger, position, 'booking-held', '{}', at from log.events where ledger > 1000 order by at desc limit $1`;

/**
 * `node fill-bookings.js <bookings> <jobs>`: so many bookings with their slots, rows and sealed customers, jobs that wait, and some
 * uploads and a release with their files, for a database that has the demo data. For benches: one bare insert each.
 */
await bootstrap(async () => {
  const [bookings = 1_000, jobs = 100] = process.argv.slice(2).map(Number);
  const settings = readSettings(process.env);
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  await timed('events', async () => copyStories(client, await eventsOf(client, bookings)));
  await client.end();
  const pool = createPool(settings, { max: 4, ...UNLIMITED });
  const projections = knownEvents(pool).projections;
  for (const name of projections.names) await timed(`rows of ${name}`, () => projections.rebuild(name));
  await timed('customers', () => sealCustomers(pool, new PersonCipher(settings)));
  await pool.query(waitingJobs, [jobs]);
  await timed('files', () => layFiles(pool, settings));
  const { rows } = await pool.query('select count(*)::int as count from booking.bookings');
  console.log(`${rows[0]?.count} bookings`);
  await pool.end();
});

/** As many as the stories of the demo have for so many bookings (copy-stories.ts). */
async function eventsOf(client: pg.Client, bookings: number): Promise<number> {
  const { rows } = await client.query<{ each: number }>(
    `select count(*)::float / count(distinct stream) filter (where starts_with(stream, 'booking/')) as each
     from log.events where ledger = 1 and (starts_with(stream, 'booking/d3a') or stream in
       (select stream from log.events where ledger = 1 and starts_with(data->>'bookingId', 'd3a')))`,
  );
  return Math.ceil(bookings * (rows[0]?.each ?? 3));
}

async function sealCustomers(pool: pg.Pool, cipher: PersonCipher): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `declare missing no scroll cursor for select distinct venue_id as "venueId", customer_ref as ref from booking.bookings b
     where not exists (select from booking.customers c where (c.venue_id, c.ref) = (b.venue_id, b.customer_ref))`,
  );
  for (let nth = 0; ; nth += CUSTOMERS_AT_ONCE) {
    const { rows } = await client.query<CustomerRow>(`fetch ${CUSTOMERS_AT_ONCE} from missing`);
    if (rows.length === 0) break;
    await insertCustomers(
      client,
      cipher,
      rows.map((row, offset) => ({ ...row, nth: nth + offset })),
    );
  }
  await client.query('commit');
  client.release();
}

interface CustomerRow {
  readonly venueId: number;
  readonly ref: string;
}

async function insertCustomers(
  client: pg.PoolClient,
  cipher: PersonCipher,
  rows: readonly (CustomerRow & { readonly nth: number })[],
): Promise<void> {
  const sealed = rows.map(({ venueId, ref, nth }) => {
    const email = `guest-${nth}@example.com`;
    const text = JSON.stringify({ name: `Guest ${nth}`, email, phone: null });
    return {
      venueId,
      ref,
      hash: cipher.hash(nameKey(email)),
      ...cipher.seal(text, `booking.customers/${venueId}/${ref}`),
    };
  });
  await client.query(
    `with given as (select * from unnest($1::int[], $2::uuid[], $3::bytea[], $4::bytea[], $5::bytea[], $6::text[])
       as row (venue_id, ref, sealed, email_hash, wrapped_key, wrapped_by)),
     keys as (insert into booking.person_keys (venue_id, ref, wrapped_key, wrapped_by)
       select venue_id, ref, wrapped_key, wrapped_by from given)
     insert into booking.customers (venue_id, ref, sealed, email_hash) select venue_id, ref, sealed, email_hash from given`,
    [
      sealed.map(({ venueId }) => venueId),
      sealed.map(({ ref }) => ref),
      sealed.map((one) => one.sealed),
      sealed.map(({ hash }) => hash),
      sealed.map(({ wrappedKey }) => wrappedKey),
      sealed.map(({ wrappedBy }) => wrappedBy),
    ],
  );
}

/** Uploads that are ready, and a release of one file. */
async function layFiles(pool: pg.Pool, { DATA_DIR }: Settings): Promise<void> {
  for (let nth = 0; nth < FILES; nth++) {
    const id = randomUUID();
    await mkdir(join(DATA_DIR, 'media', 'up', id), { recursive: true });
    await writeFile(join(DATA_DIR, 'media', 'up', id, 'main.jpg'), `picture ${nth}`);
    await pool.query(
      `insert into media.uploads (id, target, target_id, by, file_name, type, bytes, status, progress, url, created_at, finished_at)
       values ($1, 'venue', 1, 1, 'main.jpg', 'image/jpeg', 9, 'ready', 100, $2, now(), now())`,
      [id, `/media/up/${id}/main.jpg`],
    );
  }
  const bytes = Buffer.from('export const front = 1;\n');
  const [path, sri] = ['remoteEntry.js', `sha384-${createHash('sha384').update(bytes).digest('base64')}`];
  const record = {
    id: 'trial_0',
    app: 'trial',
    build: '0',
    files: [{ path, sri, size: bytes.length, br: bytes.length }],
  };
  await mkdir(join(DATA_DIR, 'releases', 'trial', '0'), { recursive: true });
  await writeFile(join(DATA_DIR, 'releases', 'trial', '0', path), bytes);
  await pool.query(
    "insert into frontends.releases (id, app, record, published_at) values ('trial_0', 'trial', $1, now())",
    [JSON.stringify(record)],
  );
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}
