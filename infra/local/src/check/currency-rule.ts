import { isSource, type Rule, withoutComments } from './source-file.js';

/** Where the currency of the house is stated, and how an amount in it is written on each side. */
const places: ReadonlySet<string> = new Set([
  'packages/contracts/src/currency.ts',
  'packages/site-kit/src/format/format.ts',
  'services/src/platform/kernel/money.ts',
]);

const literals: readonly RegExp[] = [
  /(['"`])usd\1/i,
  /style: 'currency'/,
  /\$\$\{(?!(?:nth|first|values|at|Object)\b)/, // a sign before an amount; numbered parameters of SQL are none
];

/** What a page, a mail or a gateway is given of money is in the currency of the house, which is stated once. */
export const currencyRule: Rule = ({ path, text }) => {
  const isFree = places.has(path) || path.startsWith('infra/') || /\.(spec|journey)\.tsx?$|\/testing\//.test(path);
  if (!isSource(path) || isFree) return [];
  const code = withoutComments(text);
  return literals.some((literal) => literal.test(code))
    ? ['states a currency: amounts are written by moneyText, money or currencySign']
    : [];
};
