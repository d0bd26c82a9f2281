import { Body, Controller, Headers, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { type OrderPlacedView, PlaceOrderDto } from '@northlight/contracts';
import { CurrentUser, type Principal, Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { Keyed } from '../../asked-order.js';
import { PlaceOrder } from './place-order.handler.js';

@ApiTags('orders')
@Controller('api/orders')
export class PlaceOrderController {
  constructor(private readonly commands: CommandBus) {}

  /** Nothing is paid here: it is paid at the venue. */
  @Public()
  @Post()
  @Keyed(true)
  @Refuses(
    ...(['INVALID_INPUT', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_MALFORMED', 'ORDER_EMPTY'] as const),
    ...(['PRODUCT_NOT_FOR_SALE', 'VARIANT_MISSING', 'VARIANT_UNKNOWN', 'BOOKING_NOT_FOUND'] as const),
    ...(['OUT_OF_STOCK', 'BOOKING_IN_ANOTHER_ORDER', 'BOOKING_CANCELLED', 'HOLD_LAPSED'] as const),
    ...(['BOOKING_NOT_LIVE', 'NOWHERE_TO_COLLECT', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_PIECES'] as const),
  )
  @ApiCreatedResponse({ description: 'Merchandise is reserved at the venue, bookings are confirmed.' })
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  place(
    @Body() body: PlaceOrderDto,
    @CurrentUser() user: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
  ): Promise<OrderPlacedView> {
    return this.commands.execute(new PlaceOrder(body, { user, key, address }));
  }
}
