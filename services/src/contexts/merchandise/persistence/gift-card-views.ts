import { Injectable } from '@nestjs/common';
import type { OrderGiftCardView } from '@northlight/contracts';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { type GiftCardLine, GiftCards } from '../../vouchers/index.js';

/** Gift cards of orders as they travel: for whom, never with their code. */
@Injectable()
export class GiftCardViews {
  constructor(private readonly cards: GiftCards) {}

  async viewsOf(lines: readonly GiftCardLine[]): Promise<OrderGiftCardView[]> {
    const names = await this.cards.namesOf(lines.map(({ recipientRef }) => recipientRef));
    return lines.map(({ id, amount, design, sendOn, state, recipientRef }) => ({
      ...{ id, amount: dollarsOf(amount), design, sendOn, state },
      recipientName: names.get(recipientRef) ?? '',
    }));
  }
}
