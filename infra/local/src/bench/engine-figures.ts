import type { BenchSystem } from './bench-system.js';
import { bookWithCost, type EnginePlan, EngineProcess, type EngineSetting } from './engine-process.js';
import { sqlBaseline } from './sql-baseline.js';
import { head } from './table.js';
import { type Figure, measureInTurns, roundSeconds } from './turns.js';

const statementHot = 'best single SQL statement, one hot slot, 32 callers';
const statementSpread = 'best single SQL statement, 1,000 slots, 32 callers';

/** Nothing grouped, nothing sent before the last is committed. */
const ungrouped: EngineSetting = { maxBatchSize: 1, maxInFlight: 1 };

/** Without slots it is a hot one. */
type Plan = Pick<EnginePlan, 'act' | 'callers' | 'options'> & { readonly slots?: EnginePlan['slots'] };

/** The engine without HTTP, everything written (events, read rows, answers, jobs, customers), beside the best statement. */
export async function measureEngine(system: BenchSystem, rounds: number): Promise<void> {
  const [one, other] = await Promise.all([EngineProcess.start(system), EngineProcess.start(system)]);
  const { manySlots } = system;
  const by =
    (processes: readonly EngineProcess[], { slots, ...plan }: Plan) =>
    () =>
      bookWithCost(processes, system, { slots: slots ?? [system.nextHotSlot()], seconds: roundSeconds, ...plan });
  await by([one, other], { callers: 128 })(); // warms the machine up
  await by([one, other], { slots: manySlots, callers: 128 })();
  head('Without HTTP: our engine, everything written', ['to one statement', 'to one process']);
  const crowds = [32, 64, 512].flatMap((callers): Figure[] => [
    { name: `one hot slot, ${callers} callers`, measure: by([one], { callers }), to: [statementHot] },
    {
      name: `1,000 slots, ${callers} callers`,
      measure: by([one], { slots: manySlots, callers }),
      to: [statementSpread],
    },
  ]);
  const ways = (['compare', 'lock', 'auto'] as const).flatMap((concurrency): Figure[] => {
    const alone = `one hot slot, 128 callers, ${concurrency}`;
    const plan = { callers: 128, options: { concurrency } };
    return [
      { name: alone, measure: by([one], plan), to: [statementHot] },
      { name: `${alone}, two processes`, measure: by([one, other], plan), to: [statementHot, alone] },
    ];
  });
  const single: Figure = {
    name: 'one transaction per booking, one hot slot, 32 callers',
    measure: by([one], { callers: 32, options: ungrouped }),
    to: [statementHot],
  };
  await measureInTurns([...statements(system), single, ...crowds, ...ways], rounds);
  head('Decisions over several streams, 64 callers', ['to bookings']);
  await measureInTurns(
    severalStreams(system, (plan) => by([one], plan)),
    rounds,
  );
  await Promise.all([one.stop(), other.stop()]);
}

function statements({ databaseUrl }: BenchSystem): readonly Figure[] {
  const sell = (slots: number) => () =>
    sqlBaseline(databaseUrl, { sell: 'statement', callers: 32, seconds: roundSeconds, slots });
  return [
    { name: statementHot, measure: sell(1) },
    { name: statementSpread, measure: sell(1_000) },
  ];
}

/** What changes two slots, a slot and its waitlist, or the ledgers of a venue and of a voucher, beside plain bookings. */
function severalStreams(
  { manySlots, smallSlots, nextHotSlot }: BenchSystem,
  by: (plan: Plan) => Figure['measure'],
): readonly Figure[] {
  const callers = 64;
  const [first] = manySlots;
  const pair = manySlots.filter(({ experienceId }) => experienceId === first?.experienceId).slice(0, 2);
  const bookings = 'bookings, 1,000 slots';
  return [
    { name: bookings, measure: by({ callers, slots: manySlots }) },
    { name: 'moves between two slots', measure: by({ act: 'move', callers, slots: pair }), to: [bookings] },
    {
      name: 'seats offered to the waitlist, 64 slots',
      measure: by({ act: 'offer', callers, slots: smallSlots }),
      to: [bookings],
    },
    {
      name: 'paid by vouchers, one hot slot',
      measure: by({ act: 'voucher', callers, slots: [nextHotSlot()] }),
      to: [bookings],
    },
  ];
}
