import { type RetentionRules, retentionFigures, type Term } from '@northlight/contracts';
import { texts } from '../../texts/privacy.ts';

const UNITS_MS = [
  ['years', 365 * 86_400_000],
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

type Unit = (typeof UNITS_MS)[number][0];

const spans = { years: texts.years, days: texts.days, hours: texts.hours, minutes: texts.minutes };
const spanText = (count: number, unit: Unit): string => spans[unit]({ count });

/** "5 minutes", "1 year": in its largest whole unit. */
export function lifeText(ms: number): string {
  const [unit, size] = UNITS_MS.find(([, unitMs]) => ms >= unitMs && ms % unitMs === 0) ?? UNITS_MS[3];
  return spanText(ms / size, unit);
}

/** "7 years", as the rule is set; empty where neither a rule nor a time ends it, and … while the rules are not there. */
export function termText(term: Term, rules: RetentionRules | undefined): string {
  if ('rule' in term) return rules ? spanText(rules[term.rule], retentionFigures[term.rule].unit) : '…';
  if (!('within' in term)) return '';
  const [count = '', unit = ''] = term.within.split(' ');
  return spanText(Number(count), unit as Unit);
}
