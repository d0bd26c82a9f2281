import { dataKinds, type RetentionRules, retentionFigures, type SweptKind, type Term } from '@northlight/contracts';

const UNIT_MS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

/** When a term must have begun that is over by now. */
export function termStart(kind: SweptKind, rules: RetentionRules, now: Date): Date {
  const term: Term = dataKinds[kind].term;
  if ('rule' in term) return back(now, rules[term.rule], retentionFigures[term.rule].unit);
  if (!('within' in term)) throw new Error(`${kind} has no term that ends by itself`);
  const [count = '', unit = ''] = term.within.split(' ');
  return new Date(now.getTime() - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]);
}

function back(now: Date, count: number, unit: 'days' | 'years'): Date {
  const start = new Date(now);
  if (unit === 'years') start.setUTCFullYear(start.getUTCFullYear() - count);
  else start.setUTCDate(start.getUTCDate() - count);
  return start;
}
