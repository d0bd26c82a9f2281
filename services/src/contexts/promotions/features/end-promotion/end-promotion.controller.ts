import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PromotionView } from '@northlight/contracts';
import { promotionsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { EndPromotion } from './end-promotion.handler.js';

@Controller()
export class EndPromotionController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(promotionsRoutes.endPromotion)
  end(@Param('code') code: string, @CurrentUser() { id }: Principal): Promise<PromotionView> {
    return this.commands.execute(new EndPromotion(code, id));
  }
}
