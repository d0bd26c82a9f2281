import type { BenchApi, BenchSlot, BenchSystem } from './bench-system.js';
import { type LoadPlan, type LoadResult, load } from './load.js';
import { withCost } from './processor-time.js';
import { head } from './table.js';
import { type Figure, found, measureInTurns } from './turns.js';

const connections = 64;
const barePost = 'bare POST, nothing done';
const bareGet = 'bare GET, nothing done';
const bookedHot = 'bookings, one hot slot';

/** Over HTTP: bookings and reads beside the same server answering nothing, and several processes on one hot slot. */
export async function measureHttp(system: BenchSystem, seconds: number): Promise<void> {
  const one = await system.startApi();
  const sendTo = (apis: readonly BenchApi[], plan: Pick<LoadPlan, 'path' | 'body' | 'rate'>) =>
    withCost({ service: apis.map(({ pid }) => pid), postgres: system.postgres }, () =>
      load({ ports: apis.map(({ port }) => port), connections, seconds, ...plan }),
    );
  const send = (path: string, body?: (nth: number) => object, rest: Pick<LoadPlan, 'rate'> = {}) =>
    sendTo([one], { path, ...(body ? { body } : {}), ...rest });
  const hot = () => {
    const slot = bookingOf(system.nextHotSlot());
    return () => slot;
  };
  const [first = system.nextHotSlot()] = system.manySlots;
  const spread = (nth: number) => bookingOf(system.manySlots[nth % system.manySlots.length] ?? first);
  await send('/api/bookings', hot()); // warms the machine up
  head(`Over HTTP, ${connections} connections, one API process`, ['to bare POST/GET', 'to one process']);
  const alone = await measureInTurns([
    { name: barePost, measure: () => send('/api/nothing', spread) },
    { name: bareGet, measure: () => send('/api/nothing') },
    { name: bookedHot, measure: () => send('/api/bookings', hot()), to: [barePost] },
    { name: 'bookings, 1,000 slots', measure: () => send('/api/bookings', spread), to: [barePost] },
    { name: 'GET /api/availability, one day', measure: () => send(addressOf(first)), to: [bareGet] },
  ]);
  const rate = found(alone, bookedHot).perSecond / 2;
  await measureInTurns([
    { name: `${bookedHot}, at half that rate`, measure: () => send('/api/bookings', hot(), { rate }) },
  ]);
  const other = await system.startApi();
  const both = () => sendTo([one, other], { path: '/api/bookings', body: hot() });
  await both(); // warms the other one up
  const again = `${bookedHot}, one of two API processes`;
  const beside: readonly Figure[] = [
    { name: again, measure: () => send('/api/bookings', hot()), to: [barePost] },
    { name: `${bookedHot}, both API processes`, measure: both, to: [barePost, again] },
  ];
  await measureInTurns(beside, alone);
  await Promise.all([one.stop(), other.stop()]);
  tellRefused([...alone.values()]);
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

function tellRefused(results: readonly LoadResult[]): void {
  const refused = results.reduce((sum, result) => sum + result.refused, 0);
  if (refused > 0) console.log(`\n${refused} requests were refused: the figures above count them as answers.`);
}
