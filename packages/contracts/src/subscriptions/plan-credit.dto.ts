import { IsOptional, Max, Min } from 'class-validator';
import { currencySign } from '../currency.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { IsRequiredLine } from '../rules/text-rules.js';
import { IsVoucherCode } from '../voucher/voucher.dto.js';
import { voucherTerms } from '../voucher/voucher-terms.js';

const { mostDollars } = voucherTerms;
const amount = {
  message: `Please enter an amount from ${currencySign}1 to ${currencySign}${mostDollars.toLocaleString('en-US')}`,
};

/** POST /api/memberships/{id}/subscribe */
export class BuyPlanDto {
  /** A gift card that pays before the customer's own card does; empty or left out where none does. */
  @IsVoucherCode()
  readonly voucherCode?: string;

  /** Dollars of it; left out for all that is on it, up to a year of the plan. */
  @Max(mostDollars, amount)
  @Min(1, amount)
  @IsDecimal(2, amount)
  @IsOptional()
  @AsNumber()
  readonly voucherAmount?: number;
}

/** POST /api/subscription/gift-card */
export class AddPlanCreditDto {
  @IsRequiredLine({ missing: 'Please enter the code', most: 60 })
  readonly voucherCode!: string;

  /** Dollars of it; left out for all that is on it, up to a year of the plan. */
  @Max(mostDollars, amount)
  @Min(1, amount)
  @IsDecimal(2, amount)
  @IsOptional()
  @AsNumber()
  readonly voucherAmount?: number;
}
