import type { ShipmentState, ShipOrderDto } from '@northlight/contracts';
import type { Db } from '../../../platform/database/db.js';
import type { OrderTax } from '../domain/order-taxes.js';

interface OrderToShip {
  readonly id: string;
  readonly isShipped: boolean;
  readonly taxes: readonly OrderTax[];
}

/** The parcel of a new order, where it is shipped, and the tax of its lines. */
export async function insertShipment({ id, isShipped, taxes }: OrderToShip, db: Db): Promise<void> {
  if (isShipped) await db.query('insert into merchandise.shipments (order_id) values ($1)', [id]);
  if (taxes.length === 0) return;
  await db.query(
    `insert into merchandise.order_taxes (order_id, line, state, basis_points, tax_cents)
     select $1, line, state, "basisPoints", tax
     from jsonb_to_recordset($2::jsonb) as t (line int, state text, "basisPoints" int, tax int)`,
    [id, JSON.stringify(taxes)],
  );
}

/** The parcel of an order whose row is locked; undefined where there is none. */
export async function shipmentStateOf(orderId: string, db: Db): Promise<ShipmentState | undefined> {
  const { rows } = await db.query<{ state: ShipmentState }>(
    'select state from merchandise.shipments where order_id = $1',
    [orderId],
  );
  return rows[0]?.state;
}

interface Step {
  readonly orderId: string;
  readonly at: Date;
}

export async function packShipment({ orderId, at }: Step, db: Db): Promise<void> {
  await db.query("update merchandise.shipments set state = 'packed', packed_at = $2 where order_id = $1", [
    orderId,
    at,
  ]);
}

/** It leaves; a number that was mistyped may be put right afterwards, and it has left when it had. */
export async function sendShipment({ orderId, at }: Step, { carrier, trackingNumber }: ShipOrderDto, db: Db) {
  await db.query(
    `update merchandise.shipments set state = case state when 'delivered' then state else 'shipped' end,
       carrier = $2, tracking_number = $3, shipped_at = coalesce(shipped_at, $4) where order_id = $1`,
    [orderId, carrier, trackingNumber, at],
  );
  await db.query("update merchandise.orders set status = 'shipped' where id = $1", [orderId]);
}

export async function deliverShipment({ orderId, at }: Step, db: Db): Promise<void> {
  await db.query("update merchandise.shipments set state = 'delivered', delivered_at = $2 where order_id = $1", [
    ...[orderId, at],
  ]);
}
