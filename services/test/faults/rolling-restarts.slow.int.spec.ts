import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../src/apps/migrations.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { type Service, startService } from '../history/service.js';
import { until } from '../until.js';
import { type BookingAnswer, book, freeSlots, type Slot } from './visitors.js';

const clients = 12;
/** `RESTART_TIMES=40 npx jest rolling-restarts --selectProjects int` says another number. */
const restarts = Number(process.env.RESTART_TIMES ?? 2);

let service: Service;
let slots: Slot[];

beforeAll(async () => {
  service = await startService(2, { DRAIN_SECONDS: '1' });
  slots = await freeSlots(service.pool, 3_000);
}, 120_000);
afterAll(() => service.stop());

/** What a balancer knows of each process; it looks twenty times a second. */
const readiness = [true, true];
async function watchReadiness(end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const answers = service.ports.map((port) => fetch(`http://127.0.0.1:${port}/health/ready`).then(({ ok }) => ok));
    const known = await Promise.allSettled(answers);
    for (const [nth, one] of known.entries()) readiness[nth] = one.status === 'fulfilled' && one.value;
    await delay(50);
  }
}

/** Asks a process that says it is ready, as a balancer does; nothing is asked twice. */
function throughTheBalancer(slot: Slot): Promise<BookingAnswer> {
  const ready = service.ports.filter((_, nth) => readiness[nth]);
  return book(ready[Math.floor(Math.random() * ready.length)] ?? (service.ports[0] as number), slot);
}

/** Runs something while people book. @returns what went wrong for them */
async function whilePeopleBook(work: (moreAreBooked: () => Promise<void>) => Promise<void>): Promise<string[]> {
  let isOver = false;
  let booked = 0;
  const wrong: string[] = [];
  const note = ({ status, message }: BookingAnswer): void => {
    if (status === 201) booked += 1;
    else wrong.push(`${status} ${message}`);
  };
  const one = async (nth: number): Promise<void> => {
    while (!isOver) {
      const answer = throughTheBalancer(slots[(booked + nth) % slots.length] as Slot);
      await answer.then(note, (error: Error) => wrong.push(String(error.cause ?? error)));
    }
  };
  const end = new AbortController();
  const watching = watchReadiness(end.signal);
  const all = Promise.all(Array.from({ length: clients }, (_, nth) => one(nth)));
  const moreAreBooked = (): Promise<void> => {
    const enough = booked + 30;
    return until(async () => booked >= enough || wrong.length > 0);
  };
  await work(moreAreBooked).finally(() => {
    isOver = true;
  });
  await all;
  end.abort();
  await watching;
  return wrong;
}

describe('two processes that are restarted in turn while people book', () => {
  it('cut nobody off', async () => {
    const wrong = await whilePeopleBook(async (moreAreBooked) => {
      for (let nth = 0; nth < restarts; nth++) {
        await moreAreBooked();
        expect(await service.endAndRestart(nth % 2)).toBe(0);
        await until(async () => readiness.every(Boolean));
      }
    });
    expect(wrong).toEqual([]);
  }, 600_000);
});

/** A change of a table that everybody uses, as the next release might bring it. */
class SlotsHaveNotes9999999999999 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('alter table booking.slots add column note text');
  down = (db: QueryRunner): Promise<void> => db.query('alter table booking.slots drop column note');
}

describe('a migration while people book and somebody reads for long', () => {
  it('waits for its turn without making anybody wait for it in vain', async () => {
    const wrong = await whilePeopleBook(async (moreAreBooked) => {
      const reader = await service.pool.connect();
      await reader.query('begin; select count(*) from booking.slots');
      const migrating = migrate(readSettings(service.env), [...migrations, SlotsHaveNotes9999999999999]);
      await until(async () => (await waitingMigrations()) > 0);
      await moreAreBooked();
      await reader.query('commit');
      reader.release();
      expect(await migrating).toEqual(['SlotsHaveNotes9999999999999']);
      await moreAreBooked(); // by processes that know nothing of the new column
    });
    expect(wrong).toEqual([]);
  }, 120_000);
});

const waitingMigrations = async (): Promise<number> => {
  const { rows } = await service.pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'northlight-migrate'
       and wait_event_type = 'Lock'`,
  );
  return rows.length;
};
