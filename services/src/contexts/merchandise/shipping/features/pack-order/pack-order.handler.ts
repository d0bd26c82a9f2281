import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReturnedLine, ShipmentMovedView } from '@northlight/contracts';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { ShipmentBook } from '../../../persistence/shipment-book.js';

/** The merchandise of an order is in its parcel. */
export class PackOrder extends Command<ShipmentMovedView> {
  constructor(
    /** Its id, or its reference. */
    readonly order: string,
    /** Some of its pieces, which are packed apart; undefined: all that are left. */
    readonly lines?: readonly ReturnedLine[],
    readonly key?: string,
  ) {
    super();
  }
}

@CommandHandler(PackOrder)
export class PackOrderHandler implements ICommandHandler<PackOrder> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly shipments: ShipmentBook,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, ORDER_NOT_SHIPPED, ORDER_CANCELLED, ORDER_AWAITS_PAYMENT, PARCEL_TOO_MANY */
  async execute({ order: name, lines, key }: PackOrder): Promise<ShipmentMovedView> {
    const order = await this.opened.findAtDesk(name);
    const request = this.opened.requestOf(order, key, { command: 'pack-order', lines: lines ?? null });
    return this.shipments.pack(order, { lines, request });
  }
}
