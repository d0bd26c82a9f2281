import type { TaxCategory } from '@northlight/contracts';
import { texts } from '../../texts/tax-rates.ts';

/** What a tax is on, as people read it. */
export const categoryWords: Readonly<Record<TaxCategory, string>> = {
  goods: texts.goods,
  shipping: texts.shipping,
  admission: texts.admission,
};
