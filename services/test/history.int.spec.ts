import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { ToolsModule } from '../src/apps/tools/tools.module.js';
import { EventTypes } from '../src/platform/event-store/event-types.js';
import { Projections } from '../src/platform/event-store/projections.js';
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

/** What the log and its read rows say, by the program's own tools. */
async function tools() {
  Object.assign(process.env, service.env);
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: false, abortOnError: false });
  const projections = app.get(Projections, { strict: false });
  const differing: Record<string, number> = {};
  for (const name of projections.names) differing[name] = await projections.verify(name);
  const types = app.get(EventTypes, { strict: false });
  return { types, differing, close: () => app.close() };
}

describe(`${clients} clients of two processes, while ${faults} times one is killed or the database cuts them off`, () => {
  it('keep everything that they were told, and nothing that nobody asked for', async () => {
    const history = new History(service.ports);
    let isOver = false;
    const all = Promise.all(Array.from({ length: clients }, () => client(history, arena, () => isOver)));
    for (; broken < faults; broken++) {
      const enough = history.operations.length + 60;
      await until(async () => history.operations.length >= enough);
      await breakSomething(broken);
    }
    isOver = true;
    await all;

    const { types, differing, close } = await tools();
    const wrong = await disagreements(history, service.pool, types);
    await close();
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
