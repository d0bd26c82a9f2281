import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ShipmentMovedView, ShipOrderDto } from '@northlight/contracts';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { ShipmentBook } from '../../../persistence/shipment-book.js';

/** A parcel is handed to its carrier, under a number that follows it. */
export class ShipOrder extends Command<ShipmentMovedView> {
  /** @param order its id, or its reference */
  constructor(
    readonly order: string,
    readonly input: ShipOrderDto,
  ) {
    super();
  }
}

@CommandHandler(ShipOrder)
export class ShipOrderHandler implements ICommandHandler<ShipOrder> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly shipments: ShipmentBook,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, ORDER_NOT_SHIPPED, ORDER_CANCELLED, ORDER_AWAITS_PAYMENT, SHIPMENT_NOT_PACKED, PARCEL_NOT_FOUND */
  async execute({ order, input }: ShipOrder): Promise<ShipmentMovedView> {
    return this.shipments.ship(await this.opened.findAtDesk(order), input);
  }
}
