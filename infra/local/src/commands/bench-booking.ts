import { type BenchSlot, type BenchSystem, benchSystem } from '../bench/bench-system.js';
import { type LoadResult, load } from '../bench/load.js';
import { sqlBaseline } from '../bench/sql-baseline.js';

const connections = 64;
const seconds = 8;

/** `npm run bench:booking`: bookings per second, beside what this machine could do at most, in one run. */
export async function main(): Promise<void> {
  console.log('Starting a PostgreSQL with fsync, the demo data and one API process …');
  const system = await benchSystem();
  try {
    await measure(system);
  } finally {
    await system.stop();
  }
}

async function measure(system: BenchSystem): Promise<void> {
  const post = (path: string, body: (nth: number) => object, forSeconds = seconds): Promise<LoadResult> =>
    load({ port: system.apiPort, connections, seconds: forSeconds, path, body });
  const hot = () => bookingOf(system.hotSlot);
  const spread = (nth: number) => bookingOf(system.manySlots[nth % system.manySlots.length] ?? system.hotSlot);
  console.log(`Measuring, ${seconds} seconds each, ${connections} connections over HTTP, 8 to PostgreSQL …\n`);
  await post('/api/bookings', hot, 3); // warms the machine up
  const sqlHot = await sqlBaseline(system.databaseUrl, { slots: 1, seconds });
  const sqlSpread = await sqlBaseline(system.databaseUrl, { slots: 1000, seconds });
  const nothing = await post('/api/nothing', hot);
  const bookedHot = await post('/api/bookings', hot);
  const bookedSpread = await post('/api/bookings', spread);
  console.log(`${'a second'.padStart(42)}    p50 ms    p99 ms   to SQL   to bare POST`);
  row('minimal SQL transaction, one row', sqlHot);
  row('minimal SQL transaction, 1,000 rows', sqlSpread);
  row('bare POST, nothing done', nothing);
  row('bookings over HTTP, one hot slot', bookedHot, [sqlHot, nothing]);
  row('bookings over HTTP, 1,000 slots', bookedSpread, [sqlSpread, nothing]);
  const refused = bookedHot.refused + bookedSpread.refused;
  if (refused > 0) console.log(`\n${refused} bookings were refused: the figures above count them as answers.`);
}

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

function row(name: string, { perSecond, p50, p99 }: LoadResult, baselines: readonly LoadResult[] = []): void {
  const figures = [perSecond.toFixed(0).padStart(8), p50.toFixed(1).padStart(10), p99.toFixed(1).padStart(10)];
  const ratios = baselines.map((baseline, nth) => (perSecond / baseline.perSecond).toFixed(2).padStart(nth ? 15 : 9));
  console.log(name.padEnd(34) + figures.join('') + ratios.join(''));
}
