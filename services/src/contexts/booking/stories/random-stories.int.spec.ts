import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStore, EventTypes, Projections } from '@northlight/event-store';
import fc from 'fast-check';
import { addDaysTo, instantOf } from '../../../platform/kernel/venue-time.js';
import type { bookingEventTypes } from '../domain/event-types.js';
import { slot } from '../domain/slot/slot.js';
import { slotIdOf, slotStream } from '../domain/slot/slot-id.js';
import { type BookingHouse, bookingHouse } from '../testing/booking-house.js';
import { breachesOf, type Entry } from '../testing/breaches.js';
import { KillableProcess } from '../testing/killable-process.js';
import { Observer } from '../testing/observer.js';
import { processes, type Story, story, type Wave } from '../testing/random-story.js';
import { type Day, rowBreaches } from '../testing/row-audit.js';
import { type Process, StoryPlayer } from '../testing/story-player.js';
import { voucherBreaches } from '../testing/voucher-audit.js';
import { type IssuedVoucher, VoucherStories } from '../testing/voucher-stories.js';
import { wronglyRefused } from '../testing/wrongly-refused.js';

/** `npm run invariants -- --runs 5000 --seed 7` says others. */
const numRuns = Number(process.env.INVARIANT_RUNS ?? 150);
const seed = Number(process.env.INVARIANT_SEED ?? Date.now() % 1_000_000_000);
const firstDate = '2027-01-04';
const times = ['10:00', '10:45', '11:30'];
/** Their ledgers share a lane of each process, so that their decisions travel together. */
const venues = [1, 3];
const hour = 3_600_000;

/** What stories can see: in them no voucher is revoked, and nothing is paid online, which random-payments.int.spec.ts tells. */
type Unseen = 'VoucherBackDropped' | 'PaidOnline' | 'HoldRestored' | 'RefundSent';
type Seen = Exclude<keyof typeof bookingEventTypes, Unseen> | `Voucher${'Spent' | 'GivenBack'}`;
/** Whether a few stories are enough to see it; leave one out and it does not compile. */
const seen: Record<Seen, 'often' | 'rarely'> = {
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
  RefundGranted: 'rarely',
  RefundGrantWithdrawn: 'rarely',
  RefundPaid: 'rarely',
  RefundFailed: 'rarely',
  RefundDropped: 'rarely',
  HoldExpired: 'often',
  BookingClaimed: 'often',
  CheckedIn: 'often',
  CheckInUndone: 'rarely',
  VoucherApplied: 'rarely',
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
/** The last of them: it runs by itself, and is killed now and then. */
let killable: KillableProcess;
let kills = 0;
let observer: Observer;
/** Each is good for three stories, in which it comes to its end. */
const vouchers: IssuedVoucher[] = [];
let nth = 0;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  observer = new Observer(house.settings.DATABASE_URL, house.app.get(EventTypes, { strict: false }));
  await house.changesCatalog("update catalog.venues set status = 'open' where id = 3");
  await house.changesCatalog(
    'insert into catalog.venue_experiences (venue_id, experience_id) values (3, 1) on conflict do nothing',
  );
  killable = new KillableProcess(house.settings, house.clock);
  const others = Array.from({ length: processes - 2 }, () => house.anotherProcess());
  service = [house.commands, ...(await Promise.all(others)), killable];
  const people = new VoucherStories(house);
  for (let left = numRuns; left > 0; left -= 3) vouchers.push(await people.issues({ amount: 600 }));
}, 600_000);
afterAll(async () => {
  await killable.end();
  await observer.end();
  await house.close();
});

/** Small ones, so that stories are about seats that are not there. */
const openSlots = ({ venueId, date }: Day): Promise<void> =>
  house.app.get(EventStore, { strict: false }).transaction(venueId, (work) => {
    for (const time of times) {
      const stream = slotStream(slotIdOf({ venueId, experienceId: 1, date, time }));
      work.apply(slot, stream, { type: 'OpenSlot', experienceId: 1, date, time, capacity: 12 });
    }
  });

const idIn = (stream: string): string => stream.slice('booking/'.length);

/** What a story does at one of the venues, and from where on. */
interface Part {
  readonly day: Day;
  readonly player: StoryPlayer;
  readonly before: number;
}

async function begin(day: Day, voucherCode: string): Promise<Part> {
  const before = await observer.head(day.venueId);
  await openSlots(day);
  const context = { ...day, times, processes: service, clock: house.clock, head: () => observer.head(day.venueId) };
  return { day, before, player: new StoryPlayer({ ...context, name: `story-${seed}-${nth}`, voucherCode }) };
}

async function killAfter(milliseconds: number): Promise<void> {
  await wait(milliseconds);
  kills++;
  await killable.kill();
}

/** @returns what went wrong in it */
async function playWave(
  { minutes, cutsConnection, killsAfter, acts }: Wave,
  parts: readonly Part[],
): Promise<string[]> {
  house.clock.set(new Date(house.clock.now().getTime() + minutes * 60_000));
  const settled = await Promise.allSettled([
    ...acts.map((act) => parts[act.venue]?.player.play(act)),
    cutsConnection && observer.cutOneConnection(),
    killsAfter && killAfter(killsAfter),
  ]);
  return settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
}

/** Plays a story on a day of its own. @returns everything that is wrong afterwards */
async function play({ hoursBefore, waves }: Story): Promise<string[]> {
  const date = addDaysTo(firstDate, nth++);
  const start = instantOf({ date, time: '10:00' }, 'America/New_York') as Date;
  house.clock.set(new Date(start.getTime() - hoursBefore * hour - 20 * 60_000));
  const voucher = vouchers[Math.floor((nth - 1) / 3)] as IssuedVoucher;
  const parts = await Promise.all(venues.map((venueId) => begin({ venueId, date }, voucher.code)));
  const failures: string[] = [];
  for (const wave of waves) failures.push(...(await playWave(wave, parts)));
  const logs = await Promise.all(parts.map(({ day, before }) => observer.logAfter(day.venueId, before)));
  const wrong = await Promise.all(parts.map((part, of) => breachesOfPart(part, logs[of] ?? [])));
  return [...failures, ...wrong.flat(), ...voucherBreaches(await observer.moneyOf(voucher), logs.flat())];
}

async function breachesOfPart({ day, player, before }: Part, log: readonly Entry[]): Promise<string[]> {
  const twice = [...player.answers].filter(([, answers]) => answers.size > 1).map(([key]) => `${key}: two answers`);
  const untold = log.filter(
    ({ stream, event: { type } }) => type === 'BookingPlaced' && !player.settled.has(idIn(stream)),
  );
  return [
    ...breachesOf(log, before, await observer.boardOf(day)),
    ...rowBreaches(log, await observer.rowsOf(day)),
    ...wronglyRefused(log, player.refused),
    ...twice,
    ...untold.map(({ stream }) => `nobody was told of ${stream}`),
  ];
}

describe(`${numRuns} random stories on ${processes} processes, seed ${seed}`, () => {
  it('break no rule, however they overlap, whatever connection breaks and whichever process dies', async () => {
    const property = fc.asyncProperty(story, async (expected) => expect(await play(expected)).toEqual([]));
    await fc.assert(property, { numRuns, seed, endOnFailure: true });
  }, 3_600_000);

  it('are stories in which everything happens, or, where they are few, all that happens often', async () => {
    const counts = await observer.happened();
    const types = Object.entries(seen).filter(([, often]) => often === 'often' || numRuns >= 1_000);
    for (const [type] of types) expect([type, counts[type] ?? 0]).not.toEqual([type, 0]);
    if (numRuns >= 100) expect(kills).toBeGreaterThan(0);
  });

  it('leave read rows that are what the log says, row for row', async () => {
    const projections = house.app.get(Projections, { strict: false });
    for (const name of projections.names) expect([name, await projections.verify(name)]).toEqual([name, 0]);
  }, 600_000);
});
