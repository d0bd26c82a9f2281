import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Shorter times say little: the system counts in hundredths of a second. */
const SAMPLE_MS = 250;

interface Sample {
  readonly at: number;
  /** Of all processors together, in milliseconds. */
  readonly free: number;
  readonly whole: number;
}

/** How much of this machine's processors is left for others, as of a moment ago. */
export class ProcessorLoad {
  private last: Sample;
  private free = 1;

  constructor(private readonly read: () => Sample = sample) {
    this.last = read();
  }

  /** @returns the share of their time, 0 to 1, that was idle or went to work of low priority, which yields */
  freeShare(): number {
    const now = this.read();
    if (now.at - this.last.at < SAMPLE_MS) return this.free;
    this.free = (now.free - this.last.free) / Math.max(1, now.whole - this.last.whole);
    this.last = now;
    return this.free;
  }
}

function sample(): Sample {
  const times = cpus().map((processor) => processor.times);
  const sum = (of: (time: (typeof times)[number]) => number): number => times.reduce((all, one) => all + of(one), 0);
  const free = sum(({ idle, nice }) => idle + nice);
  return { at: performance.now(), free, whole: free + sum(({ user, sys, irq }) => user + sys + irq) };
}

/** Below this share of free processors others wait for them. */
const LEAST_FREE_SHARE = 0.4;
const YIELD_MS = 250;
const machine = new ProcessorLoad();

/** Lets those go first who wait for an answer: returns at once while processors are free, and a little later else. */
export async function yieldToAnswers(load: ProcessorLoad = machine): Promise<void> {
  if (load.freeShare() < LEAST_FREE_SHARE) await delay(YIELD_MS);
}
