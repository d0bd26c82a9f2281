import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CreatePromotionDto, type PromotionView, promoCodeOf, promotionLimits } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../platform/kernel/clock.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { PromotionTerms } from '../../domain/promotion.events.js';
import { promotion } from '../../domain/promotion.js';
import { promotionLedgerOf, promotionStream } from '../../domain/promotion-id.js';
import { promotionViewOf } from '../../persistence/promotion-rows.js';

/** The house makes a code that takes something off. */
export class CreatePromotion extends Command<PromotionView> {
  constructor(
    readonly request: CreatePromotionDto,
    readonly by: number,
  ) {
    super();
  }
}

@CommandHandler(CreatePromotion)
export class CreatePromotionHandler implements ICommandHandler<CreatePromotion> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} PROMO_EXISTS, PROMO_DATES, PROMO_PERCENT */
  async execute({ request, by }: CreatePromotion): Promise<PromotionView> {
    const code = promoCodeOf(request.code);
    const terms = termsOf(request);
    await this.events.transaction(promotionLedgerOf(code), (work) => {
      work.apply(promotion, promotionStream(code), { type: 'CreatePromotion', ...terms, by });
    });
    const at = this.clock.now();
    return promotionViewOf({ ...terms, code, used: 0, takenOff: 0, createdAt: at, endedAt: null }, at);
  }
}

function termsOf({ kind, value, starts, ends, minimum, ...request }: CreatePromotionDto): PromotionTerms {
  if (ends < starts) throw new Refusal('PROMO_DATES');
  if (kind === 'percent' && !isPercent(value)) throw new Refusal('PROMO_PERCENT');
  const { appliesTo, uses, usesPerCustomer } = request;
  const off = kind === 'percent' ? value : centsOf(value);
  return { kind, value: off, appliesTo, starts, ends, uses, usesPerCustomer, minimum: centsOf(minimum) };
}

const isPercent = (value: number): boolean => Number.isInteger(value) && value <= promotionLimits.mostPercent;
