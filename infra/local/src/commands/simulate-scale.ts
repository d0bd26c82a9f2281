import { parseArgs } from 'node:util';
import { growthSteps } from '../simulate/growth-steps.js';
import { measureTimes } from '../simulate/measure-times.js';
import { serviceTimes, serviceTimesFile } from '../simulate/service-times.js';
import { askedLoads, type Outcome, Simulation } from '../simulate/simulation.js';
import { evening, type Traffic } from '../simulate/traffic.js';

/** A station that is busier than this has no room for chance. */
const FULL = 0.8;
/** What was measured of one process, one venue and half of what it can (docs/engine/measurements/0034-…). */
const measured = { bookingsASecond: 1_726, pgMs: 0.345, p99: 31 };

/**
 * `npm run simulate:scale -- --seconds 60 --seed 1`: where a house of 10,000 venues with a million bookings an hour breaks first,
 * step by step, and how far the model is from what was measured. `-- --measure` measures the times of reads of the site that runs
 * on DATA_DIR, for the file.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = {
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    measure: { type: 'boolean', default: false },
    skew: { type: 'string', default: String(evening.skew) },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.measure) return measureTimes(process.env.DATA_DIR ?? '.data');
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
  const traffic = { ...evening, skew: Number(values.skew) };
  const asked = traffic.bookingsAnHour.toLocaleString('en-US');
  console.log(
    `${asked} bookings an hour at ${traffic.venues} venues, ${traffic.peak} times that in the busiest minutes;`,
  );
  console.log(`times from ${serviceTimesFile}, ${seconds} s of the peak, seed ${seed}.\n`);
  console.log(
    '| step | breaks first | loads | p50, p99 ms of a booking | busiest venue | bookings an hour at most |\n|---|---|---|---|---|---|',
  );
  for (const { name, fleet } of growthSteps) {
    const plan = { traffic, fleet, times: serviceTimes(), seconds, seed };
    console.log(rowOf(name, { ...new Simulation(plan).run(), loads: askedLoads(plan) }, traffic));
  }
  console.log(`\n${compared(seconds, seed)}`);
}

function rowOf(name: string, { loads, p50, p99, hottest }: Outcome, { bookingsAnHour }: Traffic): string {
  const [[first, load] = ['', 0]] = Object.entries(loads).sort(([, one], [, other]) => other - one);
  const all = Object.entries(loads).map(([station, share]) => `${station} ${share.toFixed(2)}`);
  const times = load < 1 ? `${p50.toFixed(1)}, ${p99.toFixed(1)}` : 'they grow without end';
  const most = Math.floor((bookingsAnHour * FULL) / load / 1_000) * 1_000;
  return `| ${name} | ${first} | ${all.join(', ')} | ${times} | ${(hottest * 100).toFixed(0)}% | ${most.toLocaleString('en-US')} |`;
}

/** One api and one venue that everybody wants, without the rest of the site. */
function compared(seconds: number, seed: number): string {
  const nothing = { documents: 0, sharedReads: 0, availabilities: 0, paidOnline: 0, mails: 0, reports: 0 };
  const traffic = { ...nothing, venues: 1, skew: 1, bookingsAnHour: measured.bookingsASecond * 3_600, peak: 1 };
  const fleet = { web: 1, api: 1, worker: 1, pg: 1, ledgerServers: 1, replica: 0, redis: 1 };
  const times = { ...serviceTimes(), 'forward.web': 0 };
  const { loads, p99 } = new Simulation({ traffic, fleet, times, seconds, seed }).run();
  const pgMs = ((loads.pg ?? 0) * 1_000) / measured.bookingsASecond;
  const error = (model: number, real: number) => `${Math.round((model / real - 1) * 100)}%`;
  return [
    `Beside what was measured, ${measured.bookingsASecond} bookings a second of one venue at one api:`,
    `PostgreSQL ${pgMs.toFixed(3)} ms a booking, measured ${measured.pgMs} (${error(pgMs, measured.pgMs)});`,
    `p99 ${p99.toFixed(1)} ms, measured ${measured.p99} (${error(p99, measured.p99)}): pauses of Node and of the disk are not in the model.`,
  ].join('\n');
}
