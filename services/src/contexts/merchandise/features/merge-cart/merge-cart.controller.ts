import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CartView, MergeCartDto } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { MergeCart } from './merge-cart.handler.js';

@ApiTags('cart')
@Controller('api/cart/merge')
export class MergeCartController {
  constructor(private readonly commands: CommandBus) {}

  /** After a sign-in; the same lines are taken in once, however often they are sent. */
  @Post()
  @HttpCode(200)
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT')
  @ApiOkResponse({ description: 'Your cart with these lines in it.' })
  merge(@Body() { lines }: MergeCartDto, @CurrentUser() user: Principal): Promise<CartView> {
    return this.commands.execute(new MergeCart(user.id, lines));
  }
}
