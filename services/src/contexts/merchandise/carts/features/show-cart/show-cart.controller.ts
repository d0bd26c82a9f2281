import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CartView } from '@northlight/contracts';
import { cartRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowCart } from './show-cart.handler.js';

@Controller()
export class ShowCartController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(cartRoutes.showCart)
  show(@CurrentUser() user: Principal): Promise<CartView> {
    return this.queries.execute(new ShowCart(user.id));
  }
}
