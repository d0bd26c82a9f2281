import { Body, Controller, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type PromotionQuote, QuotePromotionDto } from '@northlight/contracts';
import { promotionsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { QuotePromotion } from './quote-promotion.handler.js';

@Controller()
export class QuotePromotionController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(promotionsRoutes.quotePromotion)
  quote(@Body() body: QuotePromotionDto, @Ip() address: string): Promise<PromotionQuote> {
    return this.queries.execute(new QuotePromotion(body, address));
  }
}
