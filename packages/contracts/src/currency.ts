/**
 * ISO 4217 codes of the currencies that the house may sell in: those of dollars, which have two decimals (amounts are whole
 * cents everywhere) and are written with the same sign in every text.
 */
export const currencies = ['USD', 'CAD', 'AUD', 'NZD'] as const;
export type CurrencyCode = (typeof currencies)[number];

/** Until an admin chooses another one, which is possible until something is sold. */
export const usualCurrency: CurrencyCode = 'USD';

/** What stands before an amount in each of them. */
export const currencySign = '$';
