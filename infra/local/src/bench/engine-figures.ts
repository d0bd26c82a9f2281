import type { BenchSystem } from './bench-system.js';
import { bookWithCost, type EnginePlan, EngineProcess } from './engine-process.js';
import { sqlBaseline } from './sql-baseline.js';
import { head } from './table.js';
import { type Figure, measureInTurns } from './turns.js';

const statementHot = 'best single SQL statement, one hot slot, 32 callers';
const statementSpread = 'best single SQL statement, 1,000 slots, 32 callers';

/** Without slots it is a hot one. */
type Plan = Pick<EnginePlan, 'callers' | 'options'> & { readonly slots?: EnginePlan['slots'] };

/** The engine without HTTP, everything written (events, read rows, answers, jobs, customers), beside the best statement. */
export async function measureEngine(system: BenchSystem, seconds: number): Promise<void> {
  const [one, other] = await Promise.all([EngineProcess.start(system), EngineProcess.start(system)]);
  const { databaseUrl, manySlots } = system;
  const by =
    (processes: readonly EngineProcess[], { slots, ...plan }: Plan) =>
    () =>
      bookWithCost(processes, system, { slots: slots ?? [system.nextHotSlot()], seconds, ...plan });
  await by([one, other], { callers: 128 })(); // warms the machine up
  await by([one, other], { slots: manySlots, callers: 128 })();
  const statement = { sell: 'statement', callers: 32, seconds } as const;
  head('Without HTTP: our engine, everything written', ['to one statement', 'to one process']);
  await measureInTurns([
    { name: statementHot, measure: () => sqlBaseline(databaseUrl, { ...statement, slots: 1 }) },
    { name: statementSpread, measure: () => sqlBaseline(databaseUrl, { ...statement, slots: 1_000 }) },
    ...[32, 64, 512].flatMap((callers): Figure[] => [
      {
        name: `one hot slot, ${callers} callers`,
        measure: by([one], { callers }),
        to: [statementHot],
      },
      {
        name: `1,000 slots, ${callers} callers`,
        measure: by([one], { slots: manySlots, callers }),
        to: [statementSpread],
      },
    ]),
    ...(['compare', 'lock', 'auto'] as const).flatMap((taking): Figure[] => {
      const alone = `one hot slot, 128 callers, ${taking}`;
      const plan = { callers: 128, options: { taking } };
      return [
        { name: alone, measure: by([one], plan), to: [statementHot] },
        { name: `${alone}, two processes`, measure: by([one, other], plan), to: [statementHot, alone] },
      ];
    }),
  ]);
  await Promise.all([one.stop(), other.stop()]);
}
