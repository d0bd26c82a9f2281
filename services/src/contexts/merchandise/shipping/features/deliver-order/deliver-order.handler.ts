import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ShipmentMovedView } from '@northlight/contracts';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { ShipmentBook } from '../../../persistence/shipment-book.js';

/** A parcel has arrived. */
export class DeliverOrder extends Command<ShipmentMovedView> {
  /** @param order its id, or its reference */
  constructor(readonly order: string) {
    super();
  }
}

@CommandHandler(DeliverOrder)
export class DeliverOrderHandler implements ICommandHandler<DeliverOrder> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly shipments: ShipmentBook,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, ORDER_NOT_SHIPPED, ORDER_CANCELLED, ORDER_AWAITS_PAYMENT, SHIPMENT_NOT_SENT */
  async execute({ order }: DeliverOrder): Promise<ShipmentMovedView> {
    return this.shipments.deliver(await this.opened.findAtDesk(order));
  }
}
