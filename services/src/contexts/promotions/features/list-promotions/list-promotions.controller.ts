import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PromotionView } from '@northlight/contracts';
import { promotionsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ListPromotions } from './list-promotions.handler.js';

@Controller()
export class ListPromotionsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(promotionsRoutes.listPromotions)
  list(): Promise<PromotionView[]> {
    return this.queries.execute(new ListPromotions());
  }
}
