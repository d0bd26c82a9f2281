import type { PriceRules } from '@northlight/contracts';
import { basisPointsOf, type Cents } from './money.js';

/** Tax on an admission that costs so much, its booking fee included, rounded half up to the cent (docs/adr/0093). */
export const admissionTaxOf = (admission: Cents, { taxBasisPoints = 0 }: PriceRules): Cents =>
  basisPointsOf(admission, taxBasisPoints);
