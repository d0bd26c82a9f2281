import type { BenchProcess, BenchSlot, BenchSystem } from './bench-system.js';
import { type LoadPlan, load } from './load.js';
import { shareProcessor } from './processor-share.js';
import { head } from './table.js';
import { type Figure, found, measureInTurns } from './turns.js';

/** How long each load lasts, how often it is repeated, and how many times the peak is offered. */
export interface OverloadPlan {
  readonly seconds: number;
  readonly rounds: number;
  readonly factors: readonly number[];
}

const peak = 'the peak: 64 connections';
const PEAK_CONNECTIONS = 64;
/** More than can be under way, so that nobody waits for a connection to ask. */
const CONNECTIONS = 1_500;
/** Part of one processor that the API, the worker and PostgreSQL have together. */
const SHARE_OF_THE_API = 0.4;

/**
 * Bookings through `web`, first as many as are answered, then a multiple of that, sent whether or not the ones before were
 * answered. The API, the worker and PostgreSQL have a part of a processor, `web` and the clients the rest of the machine: what is
 * short is what a crowd makes short, and not the machine that the clients run on.
 */
export async function measureOverload(system: BenchSystem, { seconds, rounds, factors }: OverloadPlan): Promise<void> {
  const api = await system.start('api');
  const worker = await system.start('worker');
  const web = await system.start('web', api);
  const giveBack = shareProcessor([api.pid, worker.pid, system.postgres], SHARE_OF_THE_API);
  if (!giveBack)
    console.log('This machine shares no processor out (Linux, root): clients and API take it from one another.');
  try {
    const plan = { ports: [web.port], seconds, path: '/api/bookings', body: bookings(system.manySlots) };
    const atPeak = () => load({ ...plan, connections: PEAK_CONNECTIONS });
    await atPeak(); // warms up
    const { perSecond } = await atPeak();
    const times = (factor: number): Figure => {
      const rate = Math.round(perSecond * factor);
      const name = `${factor} times the peak, ${rate} a second`;
      return { name, measure: () => load({ ...plan, connections: CONNECTIONS, rate }), to: [peak] };
    };
    head('Bookings through web', ['of the peak']);
    const measured = await measureInTurns([{ name: peak, measure: atPeak }, ...factors.map(times)], rounds);
    await measureMixture(web, { ...plan, connections: CONNECTIONS }, found(measured, peak).perSecond);
  } finally {
    giveBack?.();
    for (const one of [web, worker, api]) await one.stop();
  }
}

/** Half of the peak in bookings, and nine and a half times of it from people who look. */
async function measureMixture(web: BenchProcess, plan: LoadPlan, perSecond: number): Promise<void> {
  const half = { ...plan, connections: PEAK_CONNECTIONS * 4, rate: Math.round(perSecond / 2) };
  const { body: _, ...reading } = { ...plan, ports: [web.port], rate: Math.round(perSecond * 9.5) };
  const path = `/api/availability?venueId=1&experienceId=1&date=${new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10)}`;
  const [bookingsDone, reads] = await Promise.all([load(half), load({ ...reading, path })]);
  console.log('\nHalf of the peak in bookings, beside 9.5 times the peak in questions for free times');
  for (const [name, { answers, refused, p50, p99 }] of [
    ['bookings', bookingsDone],
    ['questions', reads],
  ] as const) {
    const share = ((100 * answers) / (answers + refused)).toFixed(1);
    console.log(`${name.padEnd(12)}${share} % answered, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  }
}

function bookings(slots: readonly BenchSlot[]): () => object {
  let sold = 0;
  return () => {
    const { experienceId, date, time } = slots[sold % slots.length] as BenchSlot;
    return {
      ...{ venueId: 1, experienceId, date, time, numberOfTickets: 1, ticketType: 'standard' },
      ...{ customerName: 'Ann Lee', customerEmail: `ann${sold++}@example.com` },
    };
  };
}
