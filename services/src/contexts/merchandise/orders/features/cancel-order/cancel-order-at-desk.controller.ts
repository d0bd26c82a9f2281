import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CancelOrderAtDeskDto, type OrderCancelledView } from '@northlight/contracts';
import { ordersAtDeskRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { OpenedOrders, type OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { CancelOrder } from './cancel-order.handler.js';

@Controller()
export class CancelOrderAtDeskController {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly commands: CommandBus,
  ) {}

  /** Its bookings stay, unless asked otherwise: then each is cancelled, and what goes back follows its own rules (§9). */
  @Endpoint(ordersAtDeskRoutes.cancelOrderAtDesk)
  async cancel(
    @RequestedOrder() requested: OrderRequest,
    @Body() { reason, cancelBookings = false }: CancelOrderAtDeskDto,
  ): Promise<OrderCancelledView> {
    const { id: orderId } = await this.opened.findAtDesk(requested.orderId);
    return this.commands.execute(new CancelOrder({ ...requested, orderId }, { cancelBookings, reason }));
  }
}
