import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { IsLocalDate } from '../local-date.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { type UsState, usStateCodes } from '../us-states.js';

/** What a tax is on. */
export const taxCategories = ['goods', 'shipping', 'admission'] as const;
export type TaxCategory = (typeof taxCategories)[number];

const percent = { message: 'Please enter a percentage from 0 to 25, with at most two decimals' };

/** POST /api/admin/tax-rates: a rate from a day on, in place of the one before. */
export class AddTaxRateDto {
  @IsIn(usStateCodes, { message: 'Please choose a state' })
  readonly state!: UsState;

  @IsIn(taxCategories, { message: `Please use one of: ${taxCategories.join(', ')}` })
  readonly category!: TaxCategory;

  /** Of the price. */
  @Max(25, percent)
  @Min(0, percent)
  @IsDecimal(2, percent)
  @AsNumber()
  readonly percent!: number;

  /** The first day on which it counts. */
  @IsLocalDate({ message: 'Please choose the first day' })
  readonly from!: string;

  /** The last day; left out, it counts until another one begins. */
  @Transform(({ value }) => (value === '' ? undefined : value)) // the empty field of a form
  @IsOptional()
  @IsLocalDate({ message: 'Please choose the last day' })
  readonly until?: string;
}

/** One rate of GET /api/admin/tax-rates. */
export interface TaxRateView {
  readonly id: number;
  readonly state: UsState;
  readonly category: TaxCategory;
  readonly percent: number;
  /** yyyy-MM-dd, both included; null: for good. */
  readonly from: string;
  readonly until: string | null;
}
