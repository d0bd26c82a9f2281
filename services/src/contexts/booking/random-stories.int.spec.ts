import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import pg from 'pg';
import { EventStore } from '../../platform/event-store/event-store.js';
import { EventTypes } from '../../platform/event-store/event-types.js';
import { Projections } from '../../platform/event-store/projections.js';
import { type EventRow, eventColumns } from '../../platform/event-store/recorded.js';
import { addDaysTo, instantOf } from '../../platform/kernel/venue-time.js';
import type { bookingEventTypes } from './domain/event-types.js';
import { slot } from './domain/slot.js';
import { slotIdOf, slotStream } from './domain/slot-id.js';
import { type BookingHouse, bookingHouse } from './testing/booking-house.js';
import { breachesOf, type Entry } from './testing/breaches.js';
import { processes, type Story, story } from './testing/random-story.js';
import { rowBreaches, rowsOf } from './testing/row-audit.js';
import { type Process, StoryPlayer } from './testing/story-player.js';
import { type MoneyEntry, voucherBreaches } from './testing/voucher-audit.js';
import { type IssuedVoucher, VoucherStories } from './testing/voucher-stories.js';
import { wronglyRefused } from './testing/wrongly-refused.js';

/** `npm run invariants -- --runs 5000 --seed 7` says others. */
const numRuns = Number(process.env.INVARIANT_RUNS ?? 150);
const seed = Number(process.env.INVARIANT_SEED ?? Date.now() % 1_000_000_000);
const firstDate = '2027-01-04';
const times = ['10:00', '10:45', '11:30'];
const hour = 3_600_000;

/** Whether a few stories are enough to see it; leave one out and it does not compile. */
const seen: Record<keyof typeof bookingEventTypes | `Voucher${'Spent' | 'GivenBack'}`, 'often' | 'rarely'> = {
  SlotOpened: 'often',
  CapacityChanged: 'often',
  SlotClosed: 'often',
  SlotReopened: 'often',
  SeatsHeld: 'often',
  HoldEndSet: 'often',
  SeatsChanged: 'often',
  SeatsReleased: 'often',
  BookingPlaced: 'often',
  BookingConfirmed: 'often',
  HoldExtended: 'often',
  BookingMoved: 'often',
  PartyChanged: 'often',
  BookingCancelled: 'often',
  RefundPaid: 'rarely',
  RefundFailed: 'rarely',
  RefundDropped: 'rarely',
  HoldExpired: 'often',
  BookingClaimed: 'often',
  CheckedIn: 'often',
  CheckInUndone: 'rarely',
  BookingCompleted: 'rarely',
  NoShowRecorded: 'rarely',
  WaitlistJoined: 'often',
  SeatsOffered: 'often',
  OfferTaken: 'rarely',
  OfferLapsed: 'rarely',
  WaitlistLeft: 'rarely',
  VoucherSpent: 'often',
  VoucherGivenBack: 'often',
};

let house: BookingHouse;
let service: Process[];
/** Looks on from outside: its connections are not cut. */
let observer: pg.Pool;
/** Each is good for three stories, in which it comes to its end. */
const vouchers: IssuedVoucher[] = [];
let nth = 0;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  observer = new pg.Pool({ connectionString: house.settings.DATABASE_URL, application_name: 'observer', max: 4 });
  const apps = [house.app, ...(await Promise.all(Array.from({ length: processes - 1 }, () => house.anotherApp())))];
  service = apps.map((app) => ({ commands: app.get(CommandBus, { strict: false }) }));
  const people = new VoucherStories(house);
  for (let left = numRuns; left > 0; left -= 3) vouchers.push(await people.issues({ amount: 600 }));
}, 600_000);
afterAll(async () => {
  await observer.end();
  await house.close();
});

const head = async (): Promise<number> => {
  const { rows } = await observer.query<{ position: number }>('select position from log.head where ledger = 1');
  return rows[0]?.position ?? 0;
};

async function logAfter(position: number): Promise<Entry[]> {
  const { rows } = await observer.query<EventRow>(
    `select ${eventColumns} from log.events where ledger = 1 and position > $1 order by position`,
    [position],
  );
  return rows.map((row) => house.app.get(EventTypes, { strict: false }).read(row) as Entry);
}

async function moneyOf({ ledger, id }: IssuedVoucher): Promise<MoneyEntry[]> {
  const { rows } = await observer.query<EventRow>(
    `select ${eventColumns} from log.events where ledger = $1 and stream = $2 order by position`,
    [ledger, `voucher/${id}`],
  );
  return rows.map((row) => house.app.get(EventTypes, { strict: false }).read(row) as MoneyEntry);
}

const cutOneConnection = () =>
  observer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name <> 'observer' order by random() limit 1`,
  );

/** The seats that the board says are taken, of the slots of a day. */
async function boardOf(date: string): Promise<Map<string, number>> {
  const { rows } = await observer.query<{ id: string; taken: number }>(
    'select slot_id as id, booked_count as taken from booking.slots where venue_id = 1 and experience_id = 1 and date = $1',
    [date],
  );
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

/** Small ones, so that stories are about seats that are not there. */
const openSlots = (date: string): Promise<void> =>
  house.app.get(EventStore, { strict: false }).transaction(1, async (work) => {
    for (const time of times) {
      const stream = slotStream(slotIdOf({ venueId: 1, experienceId: 1, date, time }));
      await work.apply(slot, stream, { type: 'OpenSlot', experienceId: 1, date, time, capacity: 12 });
    }
  });

const idIn = (stream: string): string => stream.slice('booking/'.length);

/** Plays a story on a day of its own. @returns everything that is wrong afterwards */
async function play({ hoursBefore, waves }: Story): Promise<string[]> {
  const date = addDaysTo(firstDate, nth++);
  const start = instantOf({ date, time: '10:00' }, 'America/New_York') as Date;
  house.clock.set(new Date(start.getTime() - hoursBefore * hour - 20 * 60_000));
  const before = await head();
  await openSlots(date);
  const voucher = vouchers[Math.floor((nth - 1) / 3)] as IssuedVoucher;
  const ground = { date, times, processes: service, clock: house.clock, head };
  const stage = { ...ground, name: `story-${seed}-${nth}`, voucherCode: voucher.code };
  const player = new StoryPlayer(stage);
  const failures: string[] = [];
  for (const { minutes, cutsConnection, acts } of waves) {
    house.clock.set(new Date(house.clock.now().getTime() + minutes * 60_000));
    const cut = cutsConnection ? cutOneConnection() : undefined;
    const settled = await Promise.allSettled([...acts.map((act) => player.play(act)), cut]);
    failures.push(...settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])));
  }
  const log = await logAfter(before);
  const board = await boardOf(date);
  const twice = [...player.answers].filter(([, answers]) => answers.size > 1).map(([key]) => `${key}: two answers`);
  const untold = log.filter(
    ({ stream, event: { type } }) => type === 'BookingPlaced' && !player.told.has(idIn(stream)),
  );
  return [
    ...breachesOf(log, before, board),
    ...voucherBreaches(await moneyOf(voucher), log),
    ...rowBreaches(log, await rowsOf(observer, date)),
    ...wronglyRefused(log, player.refused),
    ...twice,
    ...untold.map(({ stream }) => `nobody was told of ${stream}`),
    ...failures,
  ];
}

/** How often each thing happened: a story in which nothing does would prove nothing. */
async function happened(): Promise<Record<string, number>> {
  const { rows } = await observer.query<{ type: string; count: number }>(
    'select type, count(*)::int as count from log.events group by type',
  );
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

describe(`${numRuns} random stories on ${processes} processes, seed ${seed}`, () => {
  it('break no rule, however they overlap and whatever connection breaks', async () => {
    const property = fc.asyncProperty(story, async (told) => expect(await play(told)).toEqual([]));
    await fc.assert(property, { numRuns, seed, endOnFailure: true });
  }, 3_600_000);

  it('are stories in which everything happens, or, where they are few, all that happens often', async () => {
    const counts = await happened();
    const types = Object.entries(seen).filter(([, often]) => often === 'often' || numRuns >= 1_000);
    for (const [type] of types) expect([type, counts[type] ?? 0]).not.toEqual([type, 0]);
  });

  it('leave read rows that are what the log says, row for row', async () => {
    const projections = house.app.get(Projections, { strict: false });
    for (const name of projections.names) expect([name, await projections.verify(name)]).toEqual([name, 0]);
  }, 600_000);
});
