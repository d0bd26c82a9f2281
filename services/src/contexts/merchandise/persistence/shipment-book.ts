import { Injectable } from '@nestjs/common';
import type { ShipmentMovedView, ShipmentState, ShipOrderDto } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import { delivers, packs, type ShippedOrder, ships } from '../domain/shipment.js';
import { orderJobs } from '../queues/orders.queue.js';
import type { OrderRow } from './order.row.js';
import { lockOrder, noteOrderChange } from './order-statements.js';
import { deliverShipment, packShipment, sendShipment, shipmentStateOf } from './shipments.js';

interface Step {
  readonly what: Exclude<ShipmentState, 'to_pack'>;
  /** Whether the order takes it now. */
  readonly decide: (order: ShippedOrder) => boolean;
  readonly write: (isFirst: boolean, at: Date, db: Db) => Promise<void>;
}

/** Moves the parcels of orders on; each step is one commit with its place in the history, and happens once. */
@Injectable()
export class ShipmentBook {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ORDER_NOT_SHIPPED, ORDER_CANCELLED, ORDER_AWAITS_PAYMENT */
  pack(order: OrderRow): Promise<ShipmentMovedView> {
    return this.move(order, {
      what: 'packed',
      decide: packs,
      write: async (isFirst, at, db) => (isFirst ? packShipment({ orderId: order.id, at }, db) : undefined),
    });
  }

  /** Its customer is told once; a number that was mistyped is put right. @throws {Refusal} SHIPMENT_NOT_PACKED, and as `pack` */
  ship(order: OrderRow, input: ShipOrderDto): Promise<ShipmentMovedView> {
    return this.move(order, {
      what: 'shipped',
      decide: ships,
      write: async (isFirst, at, db) => {
        await sendShipment({ orderId: order.id, at }, input, db);
        const payload = { orderId: order.id };
        if (isFirst) await enqueueJob({ kind: orderJobs.tellOfShipment, number: order.nr, payload, at }, db);
      },
    });
  }

  /** @throws {Refusal} SHIPMENT_NOT_SENT, and as `pack` */
  deliver(order: OrderRow): Promise<ShipmentMovedView> {
    return this.move(order, {
      what: 'delivered',
      decide: delivers,
      write: async (isFirst, at, db) => (isFirst ? deliverShipment({ orderId: order.id, at }, db) : undefined),
    });
  }

  private move({ id, reference }: OrderRow, { what, decide, write }: Step): Promise<ShipmentMovedView> {
    const at = this.clock.now();
    return inTransaction(this.pool, async (db) => {
      const { status } = await lockOrder(id, db);
      const state = await shipmentStateOf(id, db);
      const isFirst = decide({ status, state });
      await write(isFirst, at, db);
      if (isFirst) {
        await noteOrderChange({ orderId: id, what, at }, db);
        const subject = { kind: 'order', id, name: reference };
        await noteChange(db, { room: 'merchandise', what, at, subject, old: { parcel: state }, new: { parcel: what } });
      }
      return { id, reference, state: (await shipmentStateOf(id, db)) ?? what, wasBefore: !isFirst };
    });
  }
}
