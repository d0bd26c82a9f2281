import { randomUUID } from 'node:crypto';
import type { BenchProcess } from '../bench/bench-system.js';
import type { ApiDoor } from '../topology/trial/api-door.js';
import type { Booked, History, Slot } from '../topology/trial/history.js';

const CALLERS = 32;
const SECONDS = 8;

/** As many bookings as there can be, by callers who ask again as soon as they are answered. */
export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** @param history gets all of them */
export async function fullSpeed(door: ApiDoor<BenchProcess>, slots: readonly Slot[], history: History): Promise<Speed> {
  const end = performance.now() + SECONDS * 1_000;
  const times: number[] = [];
  const call = async (nth: number): Promise<void> => {
    for (let n = nth; performance.now() < end; n += CALLERS) {
      const operation = history.invoke(randomUUID(), slots[n % slots.length] as Slot);
      const person = { customerName: 'Ann Lee', customerEmail: `visitor-${n}@example.com` };
      const body = { ...operation.slot, numberOfTickets: 1, ticketType: 'standard', ...person };
      const { status, text, ms } = await door.post('/api/bookings', body, { 'idempotency-key': operation.key });
      if (status !== 201) {
        history.strange(status, text);
        continue;
      }
      history.ok(operation, JSON.parse(text) as Booked);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, nth) => call(nth)));
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / SECONDS, p50: at(0.5), p99: at(0.99) };
}
