import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CancelOrderDto, type OrderCancelledView } from '@northlight/contracts';
import { ordersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { CancelOrder } from './cancel-order.handler.js';

@Controller()
export class CancelOrderController {
  constructor(private readonly commands: CommandBus) {}

  /** Its bookings stay as they are, unless asked otherwise: then each is cancelled by its own rules (48 hours, §9). */
  @Endpoint(ordersRoutes.cancelOrder)
  cancel(@RequestedOrder() requested: OrderRequest, @Body() body: CancelOrderDto): Promise<OrderCancelledView> {
    return this.commands.execute(new CancelOrder(requested, { cancelBookings: body.cancelBookings ?? false }));
  }
}
