import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CollectOrderDto, type OrderCollectedView } from '@northlight/contracts';
import { ordersAtDeskRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { CollectOrder } from './collect-order.handler.js';

/** The desk: orders by id or reference. */
@Controller()
export class CollectOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(ordersAtDeskRoutes.collectOrder)
  collect(
    @RequestedOrder() { orderId, key, address = '' }: OrderRequest,
    @Body() { paidWith, voucherCode: code }: CollectOrderDto,
  ): Promise<OrderCollectedView> {
    return this.commands.execute(
      new CollectOrder(orderId, key, { paidWith, voucher: code ? { code, address } : undefined }),
    );
  }
}
