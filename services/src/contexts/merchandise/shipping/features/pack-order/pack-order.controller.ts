import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ShipmentMovedView } from '@northlight/contracts';
import { shipmentsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PackOrder } from './pack-order.handler.js';

@Controller()
export class PackOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(shipmentsRoutes.packOrder)
  pack(@Param('order') order: string): Promise<ShipmentMovedView> {
    return this.commands.execute(new PackOrder(order));
  }
}
