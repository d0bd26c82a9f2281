import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CancelOrderAtDeskDto, type OrderCancelledView } from '@northlight/contracts';
import { Asked, CommandAtDesk, ForDesk } from '../../asked-order.js';
import { type AskedOrder, OpenedOrders } from '../../persistence/opened-orders.js';
import { CancelOrder } from './cancel-order.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/orders/:order/cancel')
export class CancelOrderAtDeskController {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly commands: CommandBus,
  ) {}

  /** Its bookings stay, unless asked otherwise: then each is cancelled, and what goes back follows its own rules (§9). */
  @Post()
  @CommandAtDesk('INVALID_INPUT', 'ORDER_COLLECTED')
  @ApiOkResponse({ description: 'What was reserved is for sale again; this is what became of the bookings.' })
  async cancel(
    @Asked() asked: AskedOrder,
    @Body() { reason, cancelBookings = false }: CancelOrderAtDeskDto,
  ): Promise<OrderCancelledView> {
    const { id: orderId } = await this.opened.findAtDesk(asked.orderId);
    return this.commands.execute(new CancelOrder({ ...asked, orderId }, { cancelBookings, reason }));
  }
}
