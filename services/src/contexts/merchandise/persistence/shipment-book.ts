import { Injectable } from '@nestjs/common';
import type { ShipmentMovedView, ShipmentState, ShipOrderDto } from '@northlight/contracts';
import type { RequestKey } from '@northlight/event-store';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../platform/idempotency/answer-once.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { enqueueDeduplicated } from '../../../platform/queues/enqueue-job.js';
import { leavesRest, type Parcel, type ParcelLine, restNr, restOf } from '../domain/parcels.js';
import { delivers, packs, type ShippedOrder, ships } from '../domain/shipment.js';
import { orderJobs } from '../queues/orders.queue.js';
import type { OrderRow } from './order.row.js';
import { lockOrder, noteOrderChange } from './order-statements.js';
import { deliverShipment, packApart, packShipment, readParcels, sendShipment } from './shipments.js';

interface Step {
  readonly what: Exclude<ShipmentState, 'to_pack'>;
  /** Which of its parcels. */
  readonly choose: (parcels: readonly Parcel[]) => Parcel | undefined;
  /** Whether the order takes it now. */
  readonly decide: (order: ShippedOrder) => boolean;
  readonly write: (step: Written, db: Db) => Promise<void>;
}

interface Written {
  readonly orderId: string;
  readonly nr: number;
  readonly at: Date;
  readonly isFirst: boolean;
}

/** What is packed: some of the pieces, or all that are left; `request` makes it repeatable. */
export interface Packing {
  readonly lines?: readonly ParcelLine[] | undefined;
  readonly request?: RequestKey | undefined;
}

/** Moves the parcels of orders on; each step is one commit with its place in the history, and happens once. */
@Injectable()
export class ShipmentBook {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ORDER_NOT_SHIPPED, ORDER_CANCELLED, ORDER_AWAITS_PAYMENT, PARCEL_TOO_MANY */
  pack(order: OrderRow, { lines, request }: Packing): Promise<ShipmentMovedView> {
    return this.once(request, async (at, db) => {
      const { status } = await lockOrder(order.id, db);
      const parcels = await readParcels(order.id, db);
      const was = parcels.find(({ nr }) => nr === restNr)?.state;
      const isFirst = packs({ status, state: was });
      const apart = apartOf(order, { parcels, lines, isFirst });
      const step = { orderId: order.id, nr: apart?.nr ?? restNr, at };
      if (apart) await packApart(step, apart.lines, db);
      else if (isFirst) await packShipment(step, db);
      return this.moved(order, { ...step, what: 'packed', was, isFirst }, db);
    });
  }

  /** Its customer is told once; a number that was mistyped is put right. @throws {Refusal} SHIPMENT_NOT_PACKED, PARCEL_NOT_FOUND, and as `pack` */
  ship(order: OrderRow, input: ShipOrderDto): Promise<ShipmentMovedView> {
    return this.move(order, {
      what: 'shipped',
      choose: chosen(input.parcel, ['packed', 'shipped', 'to_pack']),
      decide: ships,
      write: async ({ isFirst, ...step }, db) => {
        await sendShipment(step, input, db);
        const payload = { orderId: order.id, parcel: step.nr };
        if (isFirst) await enqueueDeduplicated({ kind: orderJobs.tellOfShipment, payload, at: step.at }, db);
      },
    });
  }

  /** @throws {Refusal} SHIPMENT_NOT_SENT, PARCEL_NOT_FOUND, and as `pack` */
  deliver(order: OrderRow, parcel: number | undefined): Promise<ShipmentMovedView> {
    return this.move(order, {
      what: 'delivered',
      choose: chosen(parcel, ['shipped', 'packed', 'to_pack']),
      decide: delivers,
      write: async ({ isFirst, ...step }, db) => (isFirst ? deliverShipment(step, db) : undefined),
    });
  }

  private move(order: OrderRow, { what, choose, decide, write }: Step): Promise<ShipmentMovedView> {
    const at = this.clock.now();
    return inTransaction(this.pool, async (db) => {
      const { status } = await lockOrder(order.id, db);
      const parcels = await readParcels(order.id, db);
      const parcel = choose(parcels);
      if (parcels.length > 0 && !parcel) throw new Refusal('PARCEL_NOT_FOUND');
      const isFirst = decide({ status, state: parcel?.state });
      const step = { orderId: order.id, nr: parcel?.nr ?? restNr, at };
      await write({ ...step, isFirst }, db);
      return this.moved(order, { ...step, what, was: parcel?.state, isFirst }, db);
    });
  }

  private async moved({ id, reference }: OrderRow, moved: Moved, db: Db): Promise<ShipmentMovedView> {
    const { nr, what, was, isFirst, at } = moved;
    if (isFirst) {
      await noteOrderChange({ orderId: id, what, at }, db);
      const subject = { kind: 'order', id, name: reference };
      await noteChange(db, { room: 'merchandise', what, at, subject, old: { parcel: was }, new: { parcel: what } });
    }
    const now = (await readParcels(id, db)).find((one) => one.nr === nr);
    return { id, reference, parcel: nr, state: now?.state ?? what, wasBefore: !isFirst };
  }

  private once<Answer>(request: RequestKey | undefined, work: (at: Date, db: Db) => Promise<Answer>): Promise<Answer> {
    const at = this.clock.now();
    return inTransaction(this.pool, (db) => answerOnce({ request, at, db }, () => work(at, db)));
  }
}

interface ToPack {
  readonly parcels: readonly Parcel[];
  readonly lines: readonly ParcelLine[] | undefined;
  /** The rest is not packed yet. */
  readonly isFirst: boolean;
}

/** The parcel that some of the pieces become; undefined where they are all that is left. @throws {Refusal} PARCEL_TOO_MANY */
function apartOf({ products }: OrderRow, { parcels, lines, isFirst }: ToPack) {
  if (!lines) return undefined;
  const others = parcels.filter(({ nr }) => nr !== restNr);
  if (!leavesRest(lines, isFirst ? restOf(others, products) : [])) return undefined;
  return { nr: Math.max(...parcels.map(({ nr }) => nr)) + 1, lines };
}

interface Moved extends Written {
  readonly what: Step['what'];
  readonly was: ShipmentState | undefined;
}

/** The parcel of a number; without one the first that waits for the step, else one that is nearest to it. */
const chosen =
  (nr: number | undefined, states: readonly ShipmentState[]) =>
  (parcels: readonly Parcel[]): Parcel | undefined => {
    if (nr !== undefined) return parcels.find((one) => one.nr === nr);
    const waiting = states.flatMap((state) => parcels.filter((one) => one.state === state));
    return waiting[0] ?? parcels[0];
  };
