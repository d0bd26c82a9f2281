import { EventTypes, Projections } from '@northlight/event-store';
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { ToolsModule } from '../src/apps/tools/tools.module.js';
import { disagreements } from './history/check.js';
import { type Arena, client } from './history/client.js';
import { History, lastKnown } from './history/history.js';
import { type Service, startService } from './history/service.js';
import { until } from './until.js';

const clients = 24;
/** `npm run faults -- --times 200` says another number. */
const faults = Number(process.env.FAULT_TIMES ?? 6);

/** Slots that are fought for at once; with every fault the first of them is left and another one comes. */
const atOnce = 16;

let service: Service;
let slots: Arena['slots'];
let broken = 0;
/** Somebody whose booking nobody knows of keeps its seats: slots that stay would soon be full, and only refuse. */
const arena: Arena = {
  experienceId: 4,
  get slots() {
    return slots.slice(broken, broken + atOnce);
  },
};

beforeAll(async () => {
  service = await startService(2);
  const { rows } = await service.pool.query<{ date: string; time: string }>(
    `select date::text, time from booking.slots
     where date > current_date + 7 and experience_id = 4 and booked_count = 0 and not closed order by date, time limit $1`,
    [atOnce + faults],
  );
  expect(rows).toHaveLength(atOnce + faults);
  slots = rows;
}, 120_000);
afterAll(() => service.stop());

/** A process is killed, or every connection to the database breaks, while some commands are on their way. */
async function breakSomething(nth: number): Promise<void> {
  if (nth % 3 === 2) await service.cutConnections();
  else await service.killAndRestart(nth % service.ports.length);
}

/** By the program's own tools: how many read rows are not what the log says. Learns to read the log meanwhile. */
async function differingRows(): Promise<Record<string, number>> {
  Object.assign(process.env, service.env);
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: false, abortOnError: false });
  const projections = app.get(Projections, { strict: false });
  const differing: Record<string, number> = {};
  for (const name of projections.names) differing[name] = await projections.verify(name);
  types = app.get(EventTypes, { strict: false });
  await app.close();
  return differing;
}

const history = new History(() => service.ports);
let types: EventTypes;

/** What is stored beside what clients were told. */
const compared = (): Promise<string[]> => disagreements(history, service.pool, types);

describe(`${clients} clients of two processes, while ${faults} times one is killed or the database cuts them off`, () => {
  it('keep everything that they were told, and nothing that nobody asked for', async () => {
    let isOver = false;
    const all = Promise.all(Array.from({ length: clients }, () => client(history, arena, () => isOver)));
    for (; broken < faults; broken++) {
      const enough = history.operations.length + 60;
      await until(async () => history.operations.length >= enough);
      await breakSomething(broken);
    }
    isOver = true;
    await all;

    const differing = await differingRows();
    const wrong = await compared();
    const known = history.operations.map((operation) => `${operation.does} ${lastKnown(operation).is}`);
    const count = (what: string) => known.filter((one) => one.includes(what)).length;
    process.stdout.write(
      `${known.length} commands: ${count('ok')} ok, ${count('fail')} refused, ${count('unknown')} unknown\n`,
    );
    expect(wrong).toEqual([]);
    expect(differing).toEqual(Object.fromEntries(Object.keys(differing).map((name) => [name, 0])));
    for (const does of ['place', 'cancel', 'reschedule', 'party'])
      expect([does, count(`${does} ok`)]).not.toEqual([does, 0]);
    expect(count('ok')).toBeGreaterThan(10 * faults);
  }, 3_600_000);
});

/** A booking that its client knows to have, and that still has its seats. */
const acknowledged = async (): Promise<string> => {
  const ids = history.operations.flatMap(({ outcomes }) =>
    outcomes.flatMap((one) => (one.is === 'ok' ? one.body.id : [])),
  );
  const { rows } = await service.pool.query<{ id: string }>(
    "select id from booking.bookings where id = any($1) and status = 'pending' limit 1",
    [ids],
  );
  return String(rows[0]?.id);
};

const change = async (sql: string): Promise<void> => {
  const { rowCount } = await service.pool.query(sql, [await acknowledged()]);
  expect(rowCount).toBe(1);
};

describe('whoever compares the two', () => {
  it.each([
    {
      what: 'a command that was answered in two ways',
      plant: async () => {
        const one = history.operations.find(({ outcomes }) => outcomes.some(({ is }) => is === 'ok'));
        one?.outcomes.push({ is: 'ok', body: { id: randomUUID(), manageToken: '' } });
      },
      complaint: /was answered .* and /,
    },
    {
      what: 'a seat that the board does not know of',
      plant: () =>
        change(`update booking.slots set booked_count = booked_count - 1
          where slot_id = (select slot_id from booking.bookings where id = $1)`),
      complaint: /the board says/,
    },
    {
      what: 'a booking that is there twice',
      plant: () =>
        change(`insert into booking.bookings select (jsonb_populate_record(b,
          jsonb_build_object('id', gen_random_uuid(), 'reference', 'NL-TWICE'))).* from booking.bookings b where id = $1`),
      complaint: /nobody asked for/,
    },
    {
      what: 'an event that is gone',
      plant: () => change("delete from log.events where stream = 'booking/' || $1::text and version = 1"),
      complaint: /position \d+ stands where \d+ belongs/,
    },
    {
      what: 'a booking that is lost',
      plant: () => change('delete from booking.bookings where id = $1'),
      complaint: /was acknowledged as .* and stored as undefined/,
    },
  ])('notices $what', async ({ plant, complaint }) => {
    const before = await compared();
    await plant();
    const wrong = await compared();
    expect(before.filter((one) => complaint.test(one))).toEqual([]);
    expect(wrong.filter((one) => complaint.test(one))).not.toEqual([]);
  });
});
