import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { currencySign } from '../currency.js';
import { IsLocalDate } from '../local-date.js';
import { IsEmailAddress } from '../one-line.js';
import { PageDto } from '../page.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { IsOptionalLine, IsOptionalText, IsRequiredLine } from '../rules/text-rules.js';
import { Trimmed } from '../rules/trimmed.js';
import { type RevokeReason, revokeReasons, voucherTerms } from './voucher-terms.js';

const { leastDollars, mostDollars } = voucherTerms;
const amount = {
  message: `Please enter an amount from ${currencySign}${leastDollars} to ${currencySign}${mostDollars.toLocaleString('en-US')}`,
};

/** POST /api/admin/vouchers */
export class IssueVoucherDto {
  /** Dollars. */
  @Max(mostDollars, amount)
  @Min(leastDollars, amount)
  @IsDecimal(2, amount)
  @AsNumber()
  readonly amount!: number;

  @IsRequiredLine({ missing: 'Please enter the recipient’s name', most: 200 })
  readonly recipientName!: string;

  @IsEmailAddress('Please enter a valid email')
  @Trimmed()
  readonly recipientEmail!: string;

  /** What the mail says beside the code. */
  @IsOptionalText(1_000)
  readonly message?: string;

  /** Last date on which it is good; nine years from today where none is given. */
  @IsOptional()
  @IsLocalDate({ message: 'Please choose a date' })
  readonly expires?: string;
}

/** POST /api/admin/vouchers/{id}/revoke */
export class RevokeVoucherDto {
  @IsIn(revokeReasons, { message: 'Please choose a reason' })
  readonly reason!: RevokeReason;
}

/** GET /api/admin/vouchers?search: last letters of a code, an e-mail, or a part of the recipient's name. */
export class ListVouchersDto extends PageDto {
  @IsOptionalLine(254)
  readonly search?: string;
}

/** Property rule for the code of a gift voucher, as somebody types it; whether it is one is found out later. */
export const IsVoucherCode = () => IsOptionalLine(60);
