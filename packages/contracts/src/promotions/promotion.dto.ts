import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { currencySign } from '../currency.js';
import { IsLocalDate } from '../local-date.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { IsOptionalLine, IsRequiredLine } from '../rules/text-rules.js';
import { Trimmed } from '../rules/trimmed.js';
import {
  type PromotionKind,
  type PromotionScope,
  promotionKinds,
  promotionLimits,
  promotionScopes,
} from './promotion-terms.js';

const { leastLetters, mostLetters, mostDollars, mostUses, mostMinimum } = promotionLimits;
const code = { message: `Please enter ${leastLetters} to ${mostLetters} letters, digits, or dashes` };
const value = { message: `Please enter a number from 1 to ${mostDollars}` };
const uses = { message: `Please enter a whole number from 1 to ${mostUses.toLocaleString('en-US')}` };
const minimum = {
  message: `Please enter an amount from ${currencySign}0 to ${currencySign}${mostMinimum.toLocaleString('en-US')}`,
};
const goods = { message: 'Please send amounts as numbers' };

/** POST /api/admin/promo-codes */
export class CreatePromotionDto {
  @Matches(new RegExp(`^[A-Za-z\\d-]{${leastLetters},${mostLetters}}$`), code)
  @Trimmed()
  readonly code!: string;

  @IsIn(promotionKinds, { message: 'Please choose what it takes off' })
  readonly kind!: PromotionKind;

  /** Percent, or dollars. */
  @Max(mostDollars, value)
  @Min(1, value)
  @IsDecimal(2, value)
  @AsNumber()
  readonly value!: number;

  @IsIn(promotionScopes, { message: 'Please choose what it is good for' })
  readonly appliesTo!: PromotionScope;

  @IsLocalDate({ message: 'Please choose a date' })
  readonly starts!: string;

  @IsLocalDate({ message: 'Please choose a date' })
  readonly ends!: string;

  @Max(mostUses, uses)
  @Min(1, uses)
  @IsInt(uses)
  @AsNumber()
  readonly uses!: number;

  @Max(mostUses, uses)
  @Min(1, uses)
  @IsInt(uses)
  @AsNumber()
  readonly usesPerCustomer!: number;

  /** Dollars. */
  @Max(mostMinimum, minimum)
  @Min(0, minimum)
  @IsDecimal(2, minimum)
  @AsNumber()
  readonly minimum!: number;
}

/** POST /api/promo-codes/quote */
export class QuotePromotionDto {
  @IsRequiredLine({ missing: 'Please enter the code', most: 60 })
  readonly code!: string;

  /** Dollars that merchandise costs without it. */
  @IsOptional()
  @Max(1_000_000, goods)
  @Min(0, goods)
  @IsDecimal(2, goods)
  readonly goods?: number;

  /** Dollars that visits of the same cart take of it. */
  @IsOptional()
  @Max(1_000_000, goods)
  @Min(0, goods)
  @IsDecimal(2, goods)
  readonly taken?: number;
}

/** Property rule for a promo code, as somebody types it; whether it is one is found out later. */
export const IsPromoCode = () => IsOptionalLine(60);
