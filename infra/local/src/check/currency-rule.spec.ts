import { describe, expect, it } from '@jest/globals';
import { breachesOf } from './breaches.js';

describe('an amount of money', () => {
  const ruled = (path: string, text: string) => breachesOf({ path, text });
  const breach = 'states a currency: amounts are written by moneyText, money or currencySign';

  it.each(["const one = 'usd';", "{ style: 'currency', currency }", 'const price = `$${amount.toFixed(2)}`;'])(
    'is in the currency of the house, which is stated once: %s',
    (text) => {
      for (const path of ['services/src/a.ts', 'mfe-booking/src/a.tsx'])
        expect(ruled(path, text)).toEqual([`${path}: ${breach}`]);
      for (const path of [
        'packages/contracts/src/currency.ts',
        'infra/payment-sandbox/src/a.ts',
        'services/src/a.spec.ts',
      ])
        expect(ruled(path, text)).toEqual([]);
    },
  );
});
