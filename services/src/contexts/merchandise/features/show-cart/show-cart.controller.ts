import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { CartView } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ShowCart } from './show-cart.handler.js';

@ApiTags('cart')
@Controller('api/cart')
export class ShowCartController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Refuses('NOT_SIGNED_IN')
  @ApiOkResponse({ description: 'Your cart as your account keeps it; version 0 where it keeps none.' })
  show(@CurrentUser() user: Principal): Promise<CartView> {
    return this.queries.execute(new ShowCart(user.id));
  }
}
