import { currencySign } from '@northlight/contracts';

/** A round amount: 500000 → "$500,000". */
export const wholeMoney = (amount: number): string => `${currencySign}${amount.toLocaleString('en-US')}`;
