import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PackOrderDto, type ShipmentMovedView } from '@northlight/contracts';
import { shipmentsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { PackOrder } from './pack-order.handler.js';

@Controller()
export class PackOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(shipmentsRoutes.packOrder)
  pack(@RequestedOrder() { orderId, key }: OrderRequest, @Body() { lines }: PackOrderDto): Promise<ShipmentMovedView> {
    return this.commands.execute(new PackOrder(orderId, lines, key));
  }
}
