import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ShipmentMovedView, ShipOrderDto } from '@northlight/contracts';
import { shipmentsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShipOrder } from './ship-order.handler.js';

@Controller()
export class ShipOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(shipmentsRoutes.shipOrder)
  ship(@Param('order') order: string, @Body() input: ShipOrderDto): Promise<ShipmentMovedView> {
    return this.commands.execute(new ShipOrder(order, input));
  }
}
