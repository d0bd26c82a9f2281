import type { BenchSystem } from './bench-system.js';
import { bookWithCost, EngineProcess, type EngineSetting } from './engine-process.js';
import type { LoadResult } from './load.js';
import { sqlBaseline } from './sql-baseline.js';
import { head, row } from './table.js';

/** The engine without HTTP, everything written (events, read rows, answers, jobs, customers), beside the best statement. */
export async function measureEngine(system: BenchSystem, seconds: number): Promise<void> {
  const [one, other] = await Promise.all([EngineProcess.start(system), EngineProcess.start(system)]);
  const { manySlots } = system;
  const hotSlots = [system.hotSlot];
  const book = (slots: typeof manySlots, callers: number, options: EngineSetting = {}): Promise<LoadResult> =>
    bookWithCost([one], system, { slots, callers, seconds, options });
  const both = (slots: typeof manySlots, options: EngineSetting = {}): Promise<LoadResult> =>
    bookWithCost([one, other], system, { slots, callers: 128, seconds, options });
  await both(hotSlots); // warms the machine up
  await both(manySlots);
  const statement = { sell: 'statement', callers: 32, seconds } as const;
  const statementHot = await sqlBaseline(system.databaseUrl, { ...statement, slots: 1 });
  const statementSpread = await sqlBaseline(system.databaseUrl, { ...statement, slots: 1_000 });
  head('Without HTTP: our engine, everything written', ['to one statement', 'to one process']);
  row('best single SQL statement, one hot slot, 32 callers', statementHot);
  row('best single SQL statement, 1,000 slots, 32 callers', statementSpread);
  for (const callers of [32, 64, 512]) {
    row(`one hot slot, ${callers} callers`, await book(hotSlots, callers), [statementHot]);
    row(`1,000 slots, ${callers} callers`, await book(manySlots, callers), [statementSpread]);
  }
  for (const taking of ['compare', 'lock', 'auto'] as const) {
    const alone = await book(hotSlots, 128, { taking });
    row(`one hot slot, 128 callers, ${taking}`, alone, [statementHot]);
    row(`one hot slot, 128 callers, ${taking}, two processes`, await both(hotSlots, { taking }), [statementHot, alone]);
  }
  await Promise.all([one.stop(), other.stop()]);
}
