import type { BenchProcess, BenchSlot, BenchSystem } from './bench-system.js';
import { type LoadPlan, type LoadResult, load } from './load.js';
import { withCost } from './processor-time.js';
import { head } from './table.js';
import { found, measureInTurns } from './turns.js';

const connections = 64;
const alone = 'the API alone, the worker stopped';
const allOn = 'through web, with everything on';

/** How long and how often. */
export interface DoorPlan {
  readonly rounds: number;
  readonly seconds: number;
}

interface Site {
  readonly api: BenchProcess;
  readonly worker: BenchProcess;
  readonly web: BenchProcess;
}

/**
 * Bookings as visitors make them: through `web`, while the worker writes a mail for each, beside the API that has the
 * machine for itself. The worker has a backlog from the turns in which it was stopped: it works as hard as it can.
 */
export async function measureDoor(system: BenchSystem, { rounds, seconds }: DoorPlan): Promise<void> {
  const api = await system.start('api');
  const site = { api, worker: await system.start('worker'), web: await system.start('web', api) };
  const [first = system.nextHotSlot()] = system.manySlots;
  let sold = 0;
  const body = () => bookingOf(system.manySlots[sold % system.manySlots.length] ?? first, sold++);
  const book = (door: BenchProcess, rate?: number) =>
    bookAt(system, site, { ports: [door.port], connections, seconds, path: '/api/bookings', body, ...rateOf(rate) });
  try {
    for (const door of [api, site.web]) await book(door); // warms the machine up
    head(`Bookings, 1,000 slots, ${connections} connections`, ['to the API alone']);
    const figures = [
      { name: alone, measure: () => withoutWorker(site, () => book(api)) },
      { name: allOn, measure: () => book(site.web), to: [alone] },
    ];
    const rate = Math.round(found(await measureInTurns(figures, rounds), allOn).perSecond / 2);
    const calm = `through web, ${rate} a second`;
    head('Half of that', []);
    const half = await measureInTurns([{ name: calm, measure: () => book(site.web, rate) }], rounds);
    const { p50, p99 } = found(half, calm);
    console.log(`p99 is ${(p99 / p50).toFixed(1)} times p50.`);
  } finally {
    for (const one of [site.web, site.worker, api]) await one.stop();
  }
}

const rateOf = (rate: number | undefined): Pick<LoadPlan, 'rate'> => (rate === undefined ? {} : { rate });

const bookAt = (system: BenchSystem, { api, worker, web }: Site, plan: LoadPlan): Promise<LoadResult> =>
  withCost({ service: [api, worker, web].map(({ pid }) => pid), postgres: system.postgres }, () => load(plan));

/** The worker sleeps meanwhile: to end it and start it anew would take longer than the round. */
async function withoutWorker({ worker }: Site, measure: () => Promise<LoadResult>): Promise<LoadResult> {
  process.kill(worker.pid, 'SIGSTOP');
  try {
    return await measure();
  } finally {
    process.kill(worker.pid, 'SIGCONT');
  }
}

const bookingOf = ({ experienceId, date, time }: BenchSlot, nth: number): object => ({
  ...{ venueId: 1, experienceId, date, time, numberOfTickets: 1, ticketType: 'standard' },
  ...{ customerName: 'Ann Lee', customerEmail: `ann${nth}@example.com` },
});
