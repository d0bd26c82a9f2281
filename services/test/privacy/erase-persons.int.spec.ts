import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import type pg from 'pg';
import type { ThrowAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { backendsFor } from '../../src/platform/queues/testing/queue-backends.js';
import { seededDatabase } from '../seeded-database.js';
import { until } from '../until.js';
import { writtenMails } from '../written-mails.js';
import { Processes } from './processes.js';
import { searched } from './search.js';

const json = { 'Content-Type': 'application/json' };
/** Twenty people whose names stand nowhere else, and are names, so that mails greet with them; the first ten ask to be forgotten. */
const people = Array.from({ length: 20 }, (_, index) => {
  const nth = String(index).padStart(2, '0');
  const customerEmail = `Quillon.${nth}@abernothy.example`;
  const letter = String.fromCharCode('a'.charCodeAt(0) + index);
  return { customerName: `Quillon-q${letter} Abernothy`, customerEmail, customerPhone: `+1 585 777 00${nth}` };
});
const [forgotten, kept] = [people.slice(0, 10), people.slice(10)];
const words = people.flatMap((person) => Object.values(person));

describe.each(backendsFor('Redis'))(
  'people who are forgotten while everybody books, with queues on %s',
  (_, queues) => {
    let folder: string;
    let database: ThrowAwayDatabase;
    let pool: pg.Pool;
    let processes: Processes;
    let api: string;
    let cookie: string;
    let slot: { experienceId: number; date: string; time: string };
    const references = new Map<string, string>();
    /** What was stored of those who were forgotten, while it was. */
    const secrets: string[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'northlight-privacy-'));
      database = await seededDatabase();
      pool = database.pool();
      if (queues) await forgetQueues(queues);
      const { DATABASE_URL, SECRET } = database.settings;
      const given = { NODE_ENV: 'development', DATABASE_URL, SECRET, REDIS_URL: queues, DATA_DIR: folder };
      processes = new Processes({ ...given, LOG_LEVEL: 'debug', HOLD_MINUTES: '0' });
      const seeded = processes.tool('seed', '--with-admin');
      api = await processes.start('api');
      cookie = await signIn(seeded);
      slot = await freeSlot();
    }, 60_000);

    afterAll(async () => {
      await processes.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    });

    const signIn = async (seeded: string): Promise<string> => {
      const [, username, password] = /account (admin\S*) has the password (\S+)/.exec(seeded) ?? [];
      const body = JSON.stringify({ username, password });
      const response = await fetch(`${api}/api/auth/login`, { method: 'POST', headers: json, body });
      expect(response.status).toBe(200);
      return response.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
    };

    const freeSlot = async () => {
      const { rows } = await pool.query(
        `select experience_id as "experienceId", date::text, time from booking.slots
       where booked_count = 0 and capacity >= 20 and date > current_date + 10 order by slot_id limit 1`,
      );
      return rows[0];
    };

    const book = async (person: (typeof people)[number]): Promise<void> => {
      const booked = { venueId: 1, ...slot, numberOfTickets: 1, ticketType: 'standard', ...person };
      const headers = { ...json, 'Idempotency-Key': `visit-of-${people.indexOf(person)}` };
      const response = await fetch(`${api}/api/bookings`, { method: 'POST', headers, body: JSON.stringify(booked) });
      const answer = (await response.json()) as { reference: string };
      expect([response.status, answer.reference]).toEqual([
        201,
        references.get(person.customerName) ?? answer.reference,
      ]);
      references.set(person.customerName, answer.reference);
    };

    /** Everybody orders a pair of glasses, too. */
    const order = async (person: (typeof people)[number]): Promise<void> => {
      const body = JSON.stringify({ ...person, bookings: [], products: [{ productId: 7, quantity: 1 }] });
      const headers = { ...json, 'Idempotency-Key': `order-of-${people.indexOf(person)}` };
      expect((await fetch(`${api}/api/orders`, { method: 'POST', headers, body })).status).toBe(201);
    };

    /** The desk writes something about everybody. */
    const note = async ({ customerName }: (typeof people)[number]): Promise<void> => {
      const path = `${api}/api/admin/bookings/${references.get(customerName)}/notes`;
      const headers = { ...json, Cookie: cookie, 'Idempotency-Key': `note-on-${customerName.slice(0, 10)}` };
      const body = JSON.stringify({ text: `${customerName} sits at the aisle` });
      expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(201);
    };

    /** The key and the sealed texts of whoever booked, in hexadecimal. */
    const storedOf = async ({ customerName }: (typeof people)[number]): Promise<string[]> => {
      const { rows } = await pool.query<{ key: string; sealed: string; note: string }>(
        `select encode(wrapped_key, 'hex') as key, encode(c.sealed, 'hex') as sealed,
         encode(n.sealed, 'hex') as note from booking.bookings b join booking.notes n on n.booking_id = b.id
       join booking.customers c on c.ref = b.customer_ref join booking.person_keys k on k.ref = c.ref
       where reference = $1`,
        [references.get(customerName)],
      );
      return rows.flatMap(({ key, sealed, note }) => [key, sealed, note]);
    };

    const forget = async ({ customerEmail }: (typeof people)[number]): Promise<unknown> => {
      const asked = { reason: 'the person asks', shownBy: 'mail at the address' };
      const body = JSON.stringify({ whom: customerEmail.toUpperCase(), ...asked });
      const headers = { ...json, Cookie: cookie };
      return (await fetch(`${api}/api/admin/persons`, { method: 'DELETE', headers, body })).json();
    };

    /** Seats and bookings as they stand, whoever they are of. */
    const rows = async () => {
      const { rows: all } = await pool.query<{ row: string }>(
        'select s::text as row from booking.slots s union all select b::text from booking.bookings b order by 1',
      );
      return all.map(({ row }) => row);
    };
    const waiting = async () =>
      (await pool.query("select from log.outbox where done_at is null and payload::jsonb ?| '{bookingId,orderId}'"))
        .rowCount;
    const mails = () => writtenMails(folder);
    const lookedUp = async () =>
      (await pool.query("select role, new from log.audit where what = 'searched' and subject_kind = 'persons'")).rows;
    const search = () => searched([...words, ...secrets], { pool, redisUrl: queues, said: processes.said });

    it('are forgotten as soon as they ask, each once', async () => {
      const visits = people.map(async (person) => {
        await book(person);
        await order(person);
        await note(person);
        if (!forgotten.includes(person)) return;
        secrets.push(...(await storedOf(person)));
        expect(await forget(person)).toEqual({ erased: 2, hadAccount: false });
      });
      await Promise.all(visits);
      const { rows: left } = await pool.query(
        `select count(*)::int as n from booking.customers where erased_at is not null
       union all select count(*)::int from merchandise.persons where erased_at is not null`,
      );
      expect(left).toEqual([{ n: 10 }, { n: 10 }]);
    });

    it('leave their seats taken and every figure as it was', async () => {
      const { rows: seats } = await pool.query(
        `select booked_count as seats, (select count(*)::int from booking.bookings b where b.slot_id = s.slot_id) as bookings
       from booking.slots s where experience_id = $1 and date = $2 and time = $3`,
        [slot.experienceId, slot.date, slot.time],
      );
      expect(seats).toEqual([{ seats: 20, bookings: 20 }]);
      const dashboard = await fetch(`${api}/api/admin/dashboard`, { headers: { Cookie: cookie } });
      expect(await dashboard.json()).toMatchObject({ totalBookings: 77 });
    });

    it('leave what they ordered reserved, and the shelf as it was', async () => {
      const { rows: pieces } = await pool.query(
        `select inventory as left, (select count(*)::int from merchandise.orders where status = 'reserved') as reserved
       from merchandise.products where id = 7`,
      );
      expect(pieces).toEqual([{ left: 380, reserved: 26 }]);
    });

    it('get the same answer to the same request, which makes them known to nobody', async () => {
      await book(forgotten[0] as (typeof people)[number]);
      await order(forgotten[0] as (typeof people)[number]);
      expect(await forget(forgotten[0] as (typeof people)[number])).toEqual({ erased: 0, hadAccount: false });
    });

    it('are written no mail, and nobody waits for one', async () => {
      await processes.start('worker');
      await until(async () => (await waiting()) === 0);
      const expected = kept.map(({ customerName }) => `booking-confirmation-${references.get(customerName)}.eml`);
      const bookings = (await mails()).filter((name) => !name.startsWith('order-'));
      expect(bookings.sort()).toEqual(expected.sort());
      expect(await mails()).toHaveLength(2 * kept.length);
      const written = await Promise.all((await mails()).map((name) => readFile(join(folder, 'mail', name), 'utf8')));
      expect(written.join()).toContain('Abernothy');
      // the demo has two uploads that cannot be worked on
      const failed = processes.said.split('\n').filter((line) => line.includes('A job failed'));
      expect(failed.filter((line) => !line.includes('The file of upload d3000000'))).toEqual([]);
    });

    it('are not even sealed any more, and their keys are gone', async () => {
      expect(secrets).toHaveLength(30);
      const { rowCount: keysOfErased } = await pool.query(
        `select ref from booking.customers join booking.person_keys using (venue_id, ref) where erased_at is not null
       union all select ref from merchandise.persons join merchandise.person_keys using (ref) where erased_at is not null`,
      );
      expect(keysOfErased).toBe(0);
    });

    it('are in no table, no queue, no statistic and no log line', async () => {
      const { places, found } = await search();
      expect(places).toBeGreaterThan(20);
      expect(found).toEqual([]);
      expect(processes.said).toMatch(/"actor":"user:\d+".*"erased":2,"msg":"A person was erased"/);
    });

    it('would be found if they were there', async () => {
      const [ann, bob] = forgotten.map(({ customerEmail }) => customerEmail);
      await pool.query('create table public.planted (said jsonb); create table public.bytes (said bytea)');
      await pool.query('insert into public.planted values ($1)', [{ deep: [{ note: `for ${ann}` }] }]);
      await pool.query('insert into public.bytes values ($1)', [Buffer.from(`{"email":"${bob}"}`)]);
      const { found } = await search();
      await pool.query('drop table public.planted, public.bytes');
      expect(found).toEqual(['public.bytes', 'public.planted']);
    });

    it('are not missed by the log: rebuilt from it, every row is the same', async () => {
      const before = await rows();
      expect(processes.tool('projections', 'verify')).not.toContain('differ');
      for (const name of ['slot-board', 'bookings']) processes.tool('projections', 'rebuild', name);
      expect(await rows()).toEqual(before);
    });

    it('leave the story of their booking to be told', () => {
      const told = processes.tool('events', '--booking', references.get(forgotten[1]?.customerName ?? '') ?? '');
      expect(told).toMatch(/BookingPlaced[\s\S]*SeatsHeld|SeatsHeld[\s\S]*BookingPlaced/);
    });

    it('are told and forgotten by operators who follow the how-tos, where they stayed until then', () => {
      const { customerName, customerEmail } = kept[1] as (typeof people)[number];
      const [find, tell] = commandsIn('answer-a-request-of-access');
      const [findAgain, erase] = commandsIn('erase-a-person');
      const run = (command: Command | undefined) => processes.tool('persons', ...(command?.(customerEmail) ?? []));
      const found = run(find);
      expect(found).toContain(`note: ${customerName} sits at the aisle`);
      expect(found).toMatch(/order: NO-\w+ {2}[\d-]+T[\d:.]+Z {2}reserved/);
      expect(JSON.parse(run(tell))).toMatchObject({ bookings: [{ notes: [{}] }], orders: [{}] });
      const erased = run(erase);
      expect(erased).toContain('Forgotten: 4 entries'); // with a mail of each
      expect(erased).toMatch(/"actor":"operator".*"erased":4,"msg":"A person was erased"/);
      expect(run(findAgain)).toContain('Nobody was found.');
    });

    it('can be erased again by a file that names nobody, which passes over whoever is known as erased', async () => {
      const file = join(folder, 'erased.jsonl');
      const [write, again] = commandsIn('erase-a-person').slice(2);
      const erased = processes.tool('persons', ...(write?.('') ?? []));
      for (const word of words) expect(erased.toLowerCase()).not.toContain(word.toLowerCase());
      await writeFile(file, erased);
      const said = processes.tool('persons', ...(again?.(file) ?? []));
      expect(said).toContain(`Done again: 0 of ${forgotten.length + 1} erasings, 0 entries. The others were known.`);
    });

    it('leave on record that operators looked, and not for whom', async () => {
      expect(await lookedUp()).toEqual(Array(2).fill({ role: 'operator', new: { by: ['email'] } }));
    });
  },
);

/** What is typed for somebody: by whom it is about, or which file. */
type Command = (about: string) => string[];

/** The commands about persons that a how-to has in its blocks, one after the other, each for whoever it is about. */
const commandsIn = (howTo: string): Command[] => {
  const text = readFileSync(join(__dirname, '../../../docs/how-to', `${howTo}.md`), 'utf8');
  const typed = text.matchAll(/^npm run (?:--silent )?persons -- ([\w-]+)(?: (?!>)(\S+))?(?: > \S+)?$/gm);
  return [...typed].map(
    ([, name = '', example]) =>
      (about) =>
        example ? [name, about] : [name],
  );
};

async function forgetQueues(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}
