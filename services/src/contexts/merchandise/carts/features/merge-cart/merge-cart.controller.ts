import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type CartView, MergeCartDto } from '@northlight/contracts';
import { cartRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { MergeCart } from './merge-cart.handler.js';

@Controller()
export class MergeCartController {
  constructor(private readonly commands: CommandBus) {}

  /** After a sign-in; the same lines are taken in once, however often they are sent. */
  @Endpoint(cartRoutes.mergeCart)
  merge(@Body() { lines }: MergeCartDto, @CurrentUser() user: Principal): Promise<CartView> {
    return this.commands.execute(new MergeCart(user.id, lines));
  }
}
