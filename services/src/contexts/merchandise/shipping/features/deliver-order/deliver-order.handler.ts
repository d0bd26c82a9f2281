import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ShipmentMovedView } from '@northlight/contracts';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { ShipmentBook } from '../../../persistence/shipment-book.js';

/** A parcel has arrived. */
export class DeliverOrder extends Command<ShipmentMovedView> {
  constructor(
    /** Its id, or its reference. */
    readonly order: string,
    /** The number of the parcel; undefined: the first that is on its way. */
    readonly parcel?: number,
  ) {
    super();
  }
}

@CommandHandler(DeliverOrder)
export class DeliverOrderHandler implements ICommandHandler<DeliverOrder> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly shipments: ShipmentBook,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, ORDER_NOT_SHIPPED, ORDER_CANCELLED, ORDER_AWAITS_PAYMENT, SHIPMENT_NOT_SENT, PARCEL_NOT_FOUND */
  async execute({ order, parcel }: DeliverOrder): Promise<ShipmentMovedView> {
    return this.shipments.deliver(await this.opened.findAtDesk(order), parcel);
  }
}
