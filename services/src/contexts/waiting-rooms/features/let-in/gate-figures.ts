import { Counter } from 'prom-client';

const places = new Counter({
  name: 'waiting_room_places_total',
  help: 'Places that were given in waiting rooms, before the opening or after it',
  labelNames: ['taken'],
});
const admissions = new Counter({ name: 'waiting_room_admissions_total', help: 'Places whose visitor was let in' });

/** So many are remembered, so that each is counted once. */
const MOST = 100_000;
const admitted = new Set<string>();

export const notePlace = (isEarly: boolean): void => places.inc({ taken: isEarly ? 'before' : 'after' });

/** Counts a place when it is let in for the first time. */
export function noteAdmission(place: string): void {
  if (admitted.has(place)) return;
  const [oldest] = admitted.size >= MOST ? admitted : [];
  if (oldest !== undefined) admitted.delete(oldest);
  admitted.add(place);
  admissions.inc();
}
