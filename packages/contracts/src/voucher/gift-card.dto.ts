import { IsRequiredLine } from '../rules/text-rules.js';

/** POST /api/gift-cards/balance */
export class GiftCardBalanceDto {
  @IsRequiredLine({ missing: 'Please enter the code', most: 60 })
  readonly code!: string;
}
