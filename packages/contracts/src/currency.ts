/** ISO 4217 code of the one currency of the house. It has two decimals: amounts are whole cents everywhere. */
export const currency = 'USD';

/** What stands before an amount in it. */
export const currencySign = '$';
