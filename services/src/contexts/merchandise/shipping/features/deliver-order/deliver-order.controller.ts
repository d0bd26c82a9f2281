import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DeliverOrderDto, type ShipmentMovedView } from '@northlight/contracts';
import { shipmentsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeliverOrder } from './deliver-order.handler.js';

@Controller()
export class DeliverOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(shipmentsRoutes.deliverOrder)
  deliver(@Param('order') order: string, @Body() { parcel }: DeliverOrderDto): Promise<ShipmentMovedView> {
    return this.commands.execute(new DeliverOrder(order, parcel));
  }
}
