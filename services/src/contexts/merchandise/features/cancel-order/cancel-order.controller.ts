import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CancelOrderDto, type OrderCancelledView } from '@northlight/contracts';
import { Asked, ForOrderHolders, Keyed } from '../../asked-order.js';
import type { AskedOrder } from '../../persistence/opened-orders.js';
import { CancelOrder } from './cancel-order.handler.js';

@ApiTags('orders')
@Controller('api/orders/:id/cancel')
export class CancelOrderController {
  constructor(private readonly commands: CommandBus) {}

  /** Its bookings stay as they are, unless asked otherwise: then each is cancelled by its own rules (48 hours, §9). */
  @Post()
  @HttpCode(200)
  @ForOrderHolders('INVALID_INPUT', 'ORDER_COLLECTED')
  @Keyed(false)
  @ApiOkResponse({ description: 'What was reserved is for sale again; this is what became of the bookings.' })
  cancel(@Asked() asked: AskedOrder, @Body() body: CancelOrderDto): Promise<OrderCancelledView> {
    return this.commands.execute(new CancelOrder(asked, { cancelBookings: body.cancelBookings ?? false }));
  }
}
