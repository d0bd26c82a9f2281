import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type CartView, KeepCartDto } from '@northlight/contracts';
import { cartRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { KeepCart } from './keep-cart.handler.js';

@Controller()
export class KeepCartController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(cartRoutes.keepCart)
  keep(@Body() cart: KeepCartDto, @CurrentUser() user: Principal): Promise<CartView> {
    return this.commands.execute(new KeepCart(user.id, cart));
  }
}
