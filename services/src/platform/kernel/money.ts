import { usualCurrency } from '@northlight/contracts';

/** An amount in whole cents. All arithmetic is done in it; dollars exist on the wire only (decisions.md 1.1). */
export type Cents = number;

/** `numerator / denominator` rounded half up, in whole numbers only: floats would lose 34.25 × 6%. */
const halfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** `percent` of an amount, rounded half up to the cent. */
export const percentOf = (amount: Cents, percent: number): Cents => halfUp(amount * percent, 100);

/** Hundredths of a percent of an amount, rounded half up to the cent. */
export const basisPointsOf = (amount: Cents, basisPoints: number): Cents => halfUp(amount * basisPoints, 10_000);

/** What `part` of a `whole` has of an amount, rounded half up to the cent. */
export const shareOf = (amount: Cents, part: number, whole: number): Cents => halfUp(amount * part, whole);

export const dollarsOf = (amount: Cents): number => amount / 100;

/** The cents that a wire amount in dollars stands for. */
export const centsOf = (dollars: number): Cents => Math.round(dollars * 100);

/** Made once: making one takes longer than many amounts. */
const inCurrency = new Intl.NumberFormat('en-US', { style: 'currency', currency: usualCurrency });

/** `$72.08`: dollars, of whichever country; every text of an amount comes from here. */
export const moneyText = (amount: Cents): string => inCurrency.format(dollarsOf(amount));
