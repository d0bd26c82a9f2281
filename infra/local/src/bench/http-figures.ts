import type { BenchProcess, BenchSlot, BenchSystem } from './bench-system.js';
import { type LoadPlan, type LoadResult, load } from './load.js';
import { withCost } from './processor-time.js';
import { head } from './table.js';
import { found, measureInTurns, roundSeconds } from './turns.js';

const connections = 64;
/** What two processes are compared with: the load of the other figures, and a rush on an evening just released. */
const crowds = [connections, 256];
const barePost = 'bare POST, nothing done';
const bareGet = 'bare GET, nothing done';
const bookedHot = 'bookings, one hot slot';

type Plan = Pick<LoadPlan, 'path' | 'body' | 'rate'>;

/** Over HTTP: bookings and reads beside the same server answering nothing, and two processes on one hot slot. */
export async function measureHttp(system: BenchSystem, rounds: number): Promise<void> {
  const one = await system.startApi();
  const send =
    (path: string, rest: Omit<Plan, 'path'> = {}) =>
    () =>
      sendTo(system, [one], { connections, seconds: roundSeconds, path, ...rest });
  const [first = system.nextHotSlot()] = system.manySlots;
  const spread = (nth: number) => bookingOf(system.manySlots[nth % system.manySlots.length] ?? first);
  const nothing = (rest: Omit<Plan, 'path'> = {}) => send('/api/nothing', { body: spread, ...rest });
  const sell = (rest: Omit<Plan, 'path'> = {}) => send('/api/bookings', { body: bookingsOf(system), ...rest })();
  await sell(); // warms the machine up
  head(`Over HTTP, ${connections} connections, one API process`, ['to bare POST/GET']);
  const alone = await measureInTurns(
    [
      { name: barePost, measure: nothing() },
      { name: bareGet, measure: send('/api/nothing') },
      { name: bookedHot, measure: sell, to: [barePost] },
      { name: 'bookings, 1,000 slots', measure: send('/api/bookings', { body: spread }), to: [barePost] },
      { name: 'GET /api/availability, one day', measure: send(addressOf(first)), to: [bareGet] },
    ],
    rounds,
  );
  const rate = Math.round(found(alone, bookedHot).perSecond / 2);
  head(`Over HTTP, ${connections} connections, ${rate} requests a second`, []);
  await measureInTurns(
    [
      { name: barePost, measure: nothing({ rate }) },
      { name: bookedHot, measure: () => sell({ rate }) },
    ],
    rounds,
  );
  await measureProcesses(system, one, rounds);
  await one.stop();
}

/** One process beside itself and another one: one hot slot, crowds of several sizes. */
async function measureProcesses(system: BenchSystem, one: BenchProcess, rounds: number): Promise<void> {
  const other = await system.startApi();
  const sell = (apis: readonly BenchProcess[], connections: number) => () =>
    sendTo(system, apis, { connections, seconds: roundSeconds, path: '/api/bookings', body: bookingsOf(system) });
  // the other one is as warm as the one that was measured all the time
  for (let round = 0; round < rounds; round++) await sell([other], connections)();
  const alone = 'one of two API processes';
  for (const crowd of crowds) {
    head(`Over HTTP, ${bookedHot}, ${crowd} connections`, ['to one of them']);
    const figures = [
      { name: alone, measure: sell([one], crowd) },
      { name: 'both API processes', measure: sell([one, other], crowd), to: [alone] },
    ];
    await measureInTurns(figures, rounds);
  }
  await other.stop();
}

const sendTo = (
  system: BenchSystem,
  apis: readonly BenchProcess[],
  plan: Omit<LoadPlan, 'ports'>,
): Promise<LoadResult> =>
  withCost({ service: apis.map(({ pid }) => pid), postgres: system.postgres }, () =>
    load({ ports: apis.map(({ port }) => port), ...plan }),
  );

/** Bookings of a slot that nobody has booked yet. */
function bookingsOf(system: BenchSystem): () => object {
  const booking = bookingOf(system.nextHotSlot());
  return () => booking;
}

const addressOf = ({ experienceId, date }: BenchSlot): string =>
  `/api/availability?venueId=1&experienceId=${experienceId}&date=${date}`;

const bookingOf = ({ experienceId, date, time }: BenchSlot): object => ({
  venueId: 1,
  experienceId,
  date,
  time,
  numberOfTickets: 1,
  ticketType: 'standard',
  customerName: 'Ann Lee',
  customerEmail: 'ann@example.com',
});
