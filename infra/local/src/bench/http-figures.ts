import type { BenchApi, BenchSlot, BenchSystem } from './bench-system.js';
import { type LoadPlan, type LoadResult, load } from './load.js';
import { withCost } from './processor-time.js';
import { head, row } from './table.js';

const connections = 64;

/** Over HTTP: bookings and reads beside the same server answering nothing, and several processes on one hot slot. */
export async function measureHttp(system: BenchSystem, seconds: number): Promise<void> {
  const one = await system.startApi();
  const sendTo = (apis: readonly BenchApi[], plan: Pick<LoadPlan, 'path' | 'body' | 'rate'>) =>
    withCost({ service: apis.map(({ pid }) => pid), postgres: system.postgres }, () =>
      load({ ports: apis.map(({ port }) => port), connections, seconds, ...plan }),
    );
  const send = (path: string, body?: (nth: number) => object, rest: Pick<LoadPlan, 'rate'> = {}) =>
    sendTo([one], { path, ...(body ? { body } : {}), ...rest });
  const hot = () => bookingOf(system.hotSlot);
  const spread = (nth: number) => bookingOf(system.manySlots[nth % system.manySlots.length] ?? system.hotSlot);
  await send('/api/bookings', hot); // warms the machine up
  const post = await send('/api/nothing', hot);
  const get = await send('/api/nothing');
  const bookedHot = await send('/api/bookings', hot);
  head(`Over HTTP, ${connections} connections, one API process`, ['to bare POST/GET', 'to one process']);
  row('bare POST, nothing done', post);
  row('bare GET, nothing done', get);
  row('bookings, one hot slot', bookedHot, [post]);
  row('bookings, 1,000 slots', await send('/api/bookings', spread), [post]);
  row(
    'bookings, one hot slot, at half the peak rate',
    await send('/api/bookings', hot, { rate: bookedHot.perSecond / 2 }),
  );
  row('GET /api/availability, one day', await send(addressOf(system.hotSlot)), [get]);
  const other = await system.startApi();
  const both = () => sendTo([one, other], { path: '/api/bookings', body: hot });
  await both(); // the other one has the whole past of the slot to read
  row('bookings, one hot slot, two API processes', await both(), [post, bookedHot]);
  await Promise.all([one.stop(), other.stop()]);
  tellRefused([bookedHot]);
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
