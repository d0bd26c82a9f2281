import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { currencySign } from '../currency.js';
import { IsLocalDate } from '../local-date.js';
import { IsEmailAddress } from '../one-line.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { IsOptionalText, IsRequiredLine } from '../rules/text-rules.js';
import { Trimmed } from '../rules/trimmed.js';
import { type GiftCardDesign, giftCardDesigns, giftCardTerms } from '../voucher/gift-card-terms.js';
import { OrderContactDto } from './place-order.dto.js';

const { leastDollars, mostDollars } = giftCardTerms;
const amount = {
  message: `Please choose an amount from ${currencySign}${leastDollars} to ${currencySign}${mostDollars}, in whole dollars`,
};

/** The form of a gift card that is bought: the card, and who buys it. It is ordered as a line of POST /api/orders. */
export class BuyGiftCardDto extends OrderContactDto {
  /** Whole dollars. */
  @Max(mostDollars, amount)
  @Min(leastDollars, amount)
  @IsDecimal(0, amount)
  @AsNumber()
  readonly amount!: number;

  @IsIn(giftCardDesigns, { message: 'Please choose a design' })
  readonly design!: GiftCardDesign;

  @IsRequiredLine({ missing: 'Please enter the recipient’s name', most: 200 })
  readonly recipientName!: string;

  @IsEmailAddress('Please enter a valid email')
  @Trimmed()
  readonly recipientEmail!: string;

  @IsOptionalText(500)
  readonly message?: string;

  /** Date (yyyy-MM-dd) on which it is sent; left out: as soon as it is paid. */
  @IsOptional()
  @IsLocalDate({ message: 'Please choose a date' })
  readonly sendOn?: string;
}
