import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ShipmentMovedView } from '@northlight/contracts';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { ShipmentBook } from '../../../persistence/shipment-book.js';

/** The merchandise of an order is in its parcel. */
export class PackOrder extends Command<ShipmentMovedView> {
  /** @param order its id, or its reference */
  constructor(readonly order: string) {
    super();
  }
}

@CommandHandler(PackOrder)
export class PackOrderHandler implements ICommandHandler<PackOrder> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly shipments: ShipmentBook,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, ORDER_NOT_SHIPPED, ORDER_CANCELLED, ORDER_AWAITS_PAYMENT */
  async execute({ order }: PackOrder): Promise<ShipmentMovedView> {
    return this.shipments.pack(await this.opened.findAtDesk(order));
  }
}
