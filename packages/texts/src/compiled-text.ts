import { language } from './language.js';
import { type Text, textFrom } from './text.js';

type Pieces = unknown[];
type Cases = Readonly<Record<string, (count: string) => Pieces>>;

/** What the bundler makes of a message (front-tools): its pieces, by its values and the two kinds of choices. */
type CompiledMessage = (values: Record<string, unknown>, plural: typeof pluralOf, select: typeof selected) => Pieces;

const rules = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);

const pluralOf = (count: number, cases: Cases, offset = 0): Pieces => {
  const rest = count - offset;
  return selected(`=${count}` in cases ? `=${count}` : rules.select(rest), cases, numbers.format(rest));
};

const selected = (name: string, cases: Cases, count = ''): Pieces =>
  (Object.hasOwn(cases, name) ? cases[name] : cases.other)?.(count) ?? [];

/** One message of a bundle, with placeholders or tags. */
export const textOf = (compiled: CompiledMessage): Text<string> =>
  textFrom((values) => compiled(values as Record<string, unknown>, pluralOf, selected));
