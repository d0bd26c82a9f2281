import type { Message } from '../decider/decider.js';
import type { Recorded } from '../recorded.js';
import { OfStreams } from './of-streams.js';

/** Splits events into runs of one type. */
export function runsOf(recorded: readonly Recorded[]): Recorded[][] {
  const runs: Recorded[][] = [];
  for (const one of recorded) {
    const last = runs.at(-1);
    if (last?.[0]?.event.type === one.event.type) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** One stream on its way into runs. */
interface Queue {
  readonly events: Recorded[];
  next: number;
}

/** Splits events into few runs of one type; only events of one stream keep their order. */
export function runsByStream(recorded: readonly Recorded[]): Recorded[][] {
  const queues = new OfStreams<Queue>();
  for (const one of recorded) queues.of(one, () => ({ events: [], next: 0 })).events.push(one);
  const waiting = new Map<string, Queue[]>();
  for (const queue of queues.all) line(waiting, queue);
  const runs: Recorded[][] = [];
  for (let type = longest(waiting); type !== undefined; type = longest(waiting)) runs.push(takeRun(waiting, type));
  return runs;
}

function line(waiting: Map<string, Queue[]>, queue: Queue): void {
  const type = queue.events[queue.next]?.event.type;
  if (type === undefined) return;
  const others = waiting.get(type);
  if (others) others.push(queue);
  else waiting.set(type, [queue]);
}

/** The type that most streams have next. */
function longest(waiting: ReadonlyMap<string, readonly Queue[]>): string | undefined {
  let most: string | undefined;
  for (const [type, { length }] of waiting) if (length > (waiting.get(most ?? '')?.length ?? 0)) most = type;
  return most;
}

/** Takes what is of this type at the front of every stream. */
function takeRun(waiting: Map<string, Queue[]>, type: string): Recorded[] {
  const queues = waiting.get(type) ?? [];
  waiting.delete(type);
  const run: Recorded[] = [];
  for (const queue of queues) {
    for (let one = queue.events[queue.next]; one?.event.type === type; one = queue.events[++queue.next]) run.push(one);
    line(waiting, queue);
  }
  return run;
}

/** The last event of each stream in a run, and how many of the stream there were. */
export function lastOfEachStream<Event extends Message>(
  run: readonly Recorded<Event>[],
): { readonly last: Recorded<Event>; readonly times: number }[] {
  const streams = new OfStreams<{ last: Recorded<Event>; times: number }>();
  for (const one of run) {
    const seen = streams.of(one, () => ({ last: one, times: 0 }));
    seen.last = one;
    seen.times++;
  }
  return streams.all;
}
