import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mustRun } from '../processes/must-run.js';
import { nodeFlags } from '../processes/node-flags.js';
import type { BenchSlot, BenchSystem } from './bench-system.js';
import { figures, type LoadResult } from './load.js';
import { withCost } from './processor-time.js';

/** How the engine is set for a run (packages/event-store/src/engine-options.ts). */
export interface EngineSetting {
  readonly concurrency?: 'compare' | 'lock' | 'auto';
  readonly maxBatchSize?: number;
  readonly maxInFlight?: number;
}

/**
 * What callers do: book, move between slots, have seats offered to those who wait, pay by a voucher of another ledger, or book
 * and order, to be paid at the venue or online.
 */
export type BenchAct = 'book' | 'move' | 'offer' | 'voucher' | 'order' | 'pay';

export interface EnginePlan {
  readonly act?: BenchAct;
  readonly slots: readonly BenchSlot[];
  readonly callers: number;
  readonly seconds: number;
  readonly options?: EngineSetting;
}

interface EngineRound {
  readonly times: number[];
  readonly refused: number;
  readonly elapsed: number;
}

/** A process of the service that decides without HTTP. */
export class EngineProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start({ env }: Pick<BenchSystem, 'env'>): Promise<EngineProcess> {
    const child = fork('services/dist/apps/bench/engine.js', {
      env,
      execArgv: [...nodeFlags],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return new EngineProcess(child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** @throws PlainError when it has ended by itself */
  async stop(): Promise<void> {
    mustRun('A process of the engine', this.child);
    this.child.disconnect();
    await once(this.child, 'exit');
  }

  async tell(plan: EnginePlan): Promise<EngineRound> {
    this.child.send({ act: 'book', options: {}, ...plan });
    const [reply] = (await once(this.child, 'message')) as [EngineRound];
    return reply;
  }
}

/** The same plan in every process at once, its callers shared out among them, and what a booking costs. */
export const bookWithCost = (
  processes: readonly EngineProcess[],
  { postgres }: Pick<BenchSystem, 'postgres'>,
  plan: EnginePlan,
): Promise<LoadResult> =>
  withCost({ service: processes.map(({ pid }) => pid), postgres }, () => bookTogether(processes, plan));

/** The same plan in every process at once, its callers shared out among them. */
async function bookTogether(processes: readonly EngineProcess[], plan: EnginePlan): Promise<LoadResult> {
  const callers = Math.ceil(plan.callers / processes.length);
  const reply = await Promise.all(processes.map((one) => one.tell({ ...plan, callers })));
  const elapsed = Math.max(...reply.map((one) => one.elapsed));
  return {
    ...figures(
      reply.flatMap(({ times }) => times),
      elapsed,
    ),
    refused: reply.reduce((sum, { refused }) => sum + refused, 0),
  };
}
