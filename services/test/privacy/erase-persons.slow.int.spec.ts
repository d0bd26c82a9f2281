import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backendsFor } from '../../src/platform/queues/testing/queue-backends.js';
import { until } from '../until.js';
import { Crowd, type CrowdPerson } from './crowd.js';
import { type Command, commandsIn } from './how-to-commands.js';

describe.each(backendsFor('Redis'))(
  'people who are forgotten while everybody books, with queues on %s',
  (_, queues) => {
    const crowd = new Crowd(queues);
    beforeAll(() => crowd.start(), 60_000);
    afterAll(() => crowd.stop());

    it('are forgotten as soon as they ask, each once', async () => {
      const visits = crowd.people.map(async (person) => {
        await crowd.book(person);
        await crowd.order(person);
        await crowd.note(person);
        if (!crowd.forgotten.includes(person)) return;
        crowd.secrets.push(...(await crowd.storedOf(person)));
        expect(await crowd.forget(person)).toEqual({ erased: 2, hadAccount: false });
      });
      await Promise.all(visits);
      const { rows: left } = await crowd.pool.query(
        `select count(*)::int as n from booking.customers where erased_at is not null
       union all select count(*)::int from merchandise.persons where erased_at is not null`,
      );
      expect(left).toEqual([{ n: 10 }, { n: 10 }]);
    });

    it('leave their seats taken and every figure as it was', async () => {
      const { rows: seats } = await crowd.pool.query(
        `select booked_count as seats, (select count(*)::int from booking.bookings b where b.slot_id = s.slot_id) as bookings
       from booking.slots s where experience_id = $1 and date = $2 and time = $3`,
        [crowd.slot.experienceId, crowd.slot.date, crowd.slot.time],
      );
      expect(seats).toEqual([{ seats: 20, bookings: 20 }]);
      expect(await crowd.dashboard()).toMatchObject({ totalBookings: 101 });
    });

    it('leave what they ordered reserved, and the shelf as it was', async () => {
      const { rows: pieces } = await crowd.pool.query(
        `select inventory as left, (select count(*)::int from merchandise.orders where status = 'reserved') as reserved
       from merchandise.products where id = 7`,
      );
      expect(pieces).toEqual([{ left: 380, reserved: 26 }]);
    });

    it('get the same answer to the same request, which makes them known to nobody', async () => {
      await crowd.book(crowd.forgotten[0] as CrowdPerson);
      await crowd.order(crowd.forgotten[0] as CrowdPerson);
      expect(await crowd.forget(crowd.forgotten[0] as CrowdPerson)).toEqual({ erased: 0, hadAccount: false });
    });

    it('are written no mail, and nobody waits for one', async () => {
      await crowd.processes.start('worker');
      await until(async () => (await crowd.waiting()) === 0);
      const expected = crowd.remaining.map(
        ({ customerName }) => `booking-confirmation-${crowd.references.get(customerName)}.eml`,
      );
      // the visit of a demo guest may be closed while this runs, and another's is tomorrow
      const mails = (await crowd.mails()).filter((name) => !/^(review-request|visit-reminder)-/.test(name));
      const bookings = mails.filter((name) => !name.startsWith('order-'));
      expect(bookings.sort()).toEqual(expected.sort());
      expect(mails).toHaveLength(2 * crowd.remaining.length);
      const written = await Promise.all(
        (await crowd.mails()).map((name) => readFile(join(crowd.folder, 'mail', name), 'utf8')),
      );
      expect(written.join()).toContain('Abernothy');
      // a try that met a busy database is made again; the demo has two uploads that cannot be worked on
      const failed = crowd.processes.output.split('\n').filter((line) => line.includes('A job failed for good'));
      expect(failed.filter((line) => !line.includes('The file of upload d3000000'))).toEqual([]);
    });

    it('are not even sealed any more, and their keys are gone', async () => {
      expect(crowd.secrets).toHaveLength(30);
      const { rowCount: keysOfErased } = await crowd.pool.query(
        `select ref from booking.customers join booking.person_keys using (venue_id, ref) where erased_at is not null
       union all select ref from merchandise.persons join merchandise.person_keys using (ref) where erased_at is not null`,
      );
      expect(keysOfErased).toBe(0);
    });

    it('are in no table, no queue, no statistic and no log line', async () => {
      const { places, found } = await crowd.search();
      expect(places).toBeGreaterThan(20);
      expect(found).toEqual([]);
      expect(crowd.processes.output).toMatch(/"actor":"user:\d+".*"erased":2,"msg":"A person was erased"/);
    });

    it('would be found if they were there', async () => {
      const [ann, bob] = crowd.forgotten.map(({ customerEmail }) => customerEmail);
      await crowd.pool.query('create table public.planted (said jsonb); create table public.bytes (said bytea)');
      await crowd.pool.query('insert into public.planted values ($1)', [{ deep: [{ note: `for ${ann}` }] }]);
      await crowd.pool.query('insert into public.bytes values ($1)', [Buffer.from(`{"email":"${bob}"}`)]);
      const { found } = await crowd.search();
      await crowd.pool.query('drop table public.planted, public.bytes');
      expect(found).toEqual(['public.bytes', 'public.planted']);
    });

    it('are not missed by the log: rebuilt from it, every row is the same', async () => {
      const before = await crowd.rows();
      expect(crowd.processes.tool('projections', 'verify')).not.toContain('differ');
      for (const name of ['slot-board', 'bookings']) crowd.processes.tool('projections', 'rebuild', name);
      expect(await crowd.rows()).toEqual(before);
    });

    it('leave the story of their booking to be told', () => {
      const shown = crowd.processes.tool(
        'events',
        '--booking',
        crowd.references.get(crowd.forgotten[1]?.customerName ?? '') ?? '',
      );
      expect(shown).toMatch(/BookingPlaced[\s\S]*SeatsHeld|SeatsHeld[\s\S]*BookingPlaced/);
    });

    it('are told and forgotten by operators who follow the how-tos, where they stayed until then', () => {
      const { customerName, customerEmail } = crowd.remaining[1] as CrowdPerson;
      const [find, tell] = commandsIn('answer-a-request-of-access');
      const [findAgain, erase] = commandsIn('erase-a-person');
      const run = (command: Command | undefined) =>
        crowd.processes.tool('persons', ...(command?.(customerEmail) ?? []));
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
      const file = join(crowd.folder, 'erased.jsonl');
      const [write, again] = commandsIn('erase-a-person').slice(2);
      const erased = crowd.processes.tool('persons', ...(write?.('') ?? []));
      for (const word of crowd.words) expect(erased.toLowerCase()).not.toContain(word.toLowerCase());
      await writeFile(file, erased);
      const output = crowd.processes.tool('persons', ...(again?.(file) ?? []));
      expect(output).toContain(
        `Done again: 0 of ${crowd.forgotten.length + 1} erasings, 0 entries. The others were known.`,
      );
    });

    it('leave on record that operators looked, and not for whom', async () => {
      expect(await crowd.lookedUp()).toEqual(Array(2).fill({ role: 'operator', new: { by: ['email'] } }));
    });
  },
);
