import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CreatePromotionDto, type PromotionView } from '@northlight/contracts';
import { promotionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { CreatePromotion } from './create-promotion.handler.js';

@Controller()
export class CreatePromotionController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(promotionsRoutes.createPromotion)
  create(@Body() body: CreatePromotionDto, @CurrentUser() { id }: Principal): Promise<PromotionView> {
    return this.commands.execute(new CreatePromotion(body, id));
  }
}
