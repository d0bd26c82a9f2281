import { figures } from './load.js';
import type { CrowdResult, Visit } from './room-visitors.js';

/** What a room was planned to do; moments in milliseconds since the first visitor could arrive. */
export interface PlannedRoom {
  readonly opens: number;
  readonly perMinute: number;
}

const WINDOW_MS = 10_000;

/** Prints what a crowd came to, beside what the room had promised. @returns what it broke of that */
export function tellRoom({ visits, pages, polls, failed }: CrowdResult, room: PlannedRoom): string[] {
  const admitted = visits.filter((visit) => visit.admitted !== undefined);
  const early = visits.filter(({ isEarly }) => isEarly);
  console.log(`Visitors with a place                ${visits.length}, ${early.length} of them before the opening`);
  tellTimes('Pages', pages);
  tellTimes('Answers to their scripts', polls);
  console.log(`Without an answer                    ${failed.length}`);
  console.log(
    `Let in                               ${admitted.length}, ${admitted.filter(({ isIn }) => isIn).length} of them saw the page behind`,
  );
  const [ahead, most] = [mostAhead(admitted, room), mostWithin(admitted)];
  console.log(`Most ahead of the rate, ever         ${ahead.toFixed(0)} visitors`);
  console.log(
    `Most let in within ten seconds       ${most}, of ${((room.perMinute * WINDOW_MS) / 60_000).toFixed(0)} by the rate`,
  );
  const before = admitted.filter(({ admitted = 0 }) => admitted < room.opens).length;
  console.log(`Let in before the opening            ${before}`);
  const luck = correlation(admitted.filter(({ isEarly }) => isEarly).map(({ nth, admitted = 0 }) => [nth, admitted]));
  console.log(`Early arrival and turn, correlation  ${luck.toFixed(3)}`);
  const late = admitted.filter(({ isEarly }) => !isEarly);
  const orders = correlation(late.map(({ number, admitted = 0 }) => [number, admitted]));
  console.log(`Later arrival and turn, correlation  ${orders.toFixed(3)}`);
  console.log(`Numbers that two of them have        ${late.length - new Set(late.map(({ number }) => number)).size}`);
  const soonest = soonestBeforeTurn(late, room);
  console.log(`Most that one was before their turn  ${(soonest / 1000).toFixed(1)} s`);
  return [
    ...(failed.length > 0 ? [`${failed.length} without an answer, the first: ${failed[0]}`] : []),
    ...(before > 0 ? ['Some were let in before the opening.'] : []),
    ...(Math.abs(luck) > 0.05 ? ['Who came first had another lot than who came last.'] : []),
    ...(soonest > 2_500 ? ['Some were let in before their turn.'] : []),
  ];
}

function tellTimes(name: string, times: readonly number[]): void {
  const { answers, p50, p99 } = figures([...times], 1);
  const most = times.reduce((one, other) => Math.max(one, other), 0);
  console.log(
    `${name.padEnd(37)}${answers}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, slowest ${most.toFixed(0)} ms`,
  );
}

/** How many more were let in at a moment than the rate had let in until then. */
function mostAhead(visits: readonly Visit[], { opens, perMinute }: PlannedRoom): number {
  const moments = visits.map(({ admitted = 0 }) => admitted).sort((one, other) => one - other);
  const ahead = moments.map((moment, nth) => nth + 1 - ((moment - opens) / 60_000) * perMinute);
  return ahead.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
}

function mostWithin(visits: readonly Visit[]): number {
  const counts = new Map<number, number>();
  for (const { admitted = 0 } of visits) {
    const window = Math.floor(admitted / WINDOW_MS);
    counts.set(window, (counts.get(window) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** By how much one was let in before the rate says that it was their turn; below 0: nobody was. */
const soonestBeforeTurn = (visits: readonly Visit[], { opens, perMinute }: PlannedRoom): number =>
  visits.reduce(
    (most, { number, admitted = 0 }) => Math.max(most, opens + (number / perMinute) * 60_000 - admitted),
    Number.NEGATIVE_INFINITY,
  );

/** Pearson's, of pairs. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [first, second] = [mean(0), mean(1)];
  let [both, one, other] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - first) * (b - second);
    one += (a - first) ** 2;
    other += (b - second) ** 2;
  }
  return both / Math.sqrt(one * other);
}
