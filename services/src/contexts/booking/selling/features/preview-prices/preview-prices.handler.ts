import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PricePreviewView, PriceRules, PriceRulesDto, TicketType } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import { priceRulesIn } from '../../../../../platform/booking-policy/booking-policy-view.js';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { billOf, priceOf } from '../../../domain/money/price.js';

/** Asks what tickets would cost under other rules; nothing changes. */
export class PreviewPrices extends Query<PricePreviewView> {
  constructor(readonly rules: PriceRulesDto) {
    super();
  }
}

/** The price list of the specification, for one experience of $34 (decisions.md 4). */
const ticketPrice = 3400;
const choices: readonly [TicketType, number][] = [
  ['standard', 2],
  ['member', 2],
  ['group', 6],
  ['family', 4],
];

@QueryHandler(PreviewPrices)
export class PreviewPricesHandler implements IQueryHandler<PreviewPrices> {
  constructor(private readonly keeper: BookingPolicyCache) {}

  execute({ rules }: PreviewPrices): Promise<PricePreviewView> {
    const [present, other] = [this.keeper.now, priceRulesIn(rules)];
    const bill = ([ticketType, tickets]: readonly [TicketType, number], under: PriceRules) =>
      billOf({ ticketType, tickets, price: priceOf({ ticketType, tickets, ticketPrice }, under) });
    const examples = choices.map((choice) => ({ now: bill(choice, present), after: bill(choice, other) }));
    return Promise.resolve({ ticketPrice: dollarsOf(ticketPrice), examples });
  }
}
