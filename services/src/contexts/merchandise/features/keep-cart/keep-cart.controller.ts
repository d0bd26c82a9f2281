import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CartView, KeepCartDto } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { KeepCart } from './keep-cart.handler.js';

@ApiTags('cart')
@Controller('api/cart')
export class KeepCartController {
  constructor(private readonly commands: CommandBus) {}

  @Put()
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'CART_MOVED')
  @ApiOkResponse({ description: 'Your cart as it is kept now.' })
  keep(@Body() cart: KeepCartDto, @CurrentUser() user: Principal): Promise<CartView> {
    return this.commands.execute(new KeepCart(user.id, cart));
  }
}
