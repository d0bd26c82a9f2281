import type { ShipOrderDto } from '@northlight/contracts';
import type { Db } from '../../../platform/database/db.js';
import type { OrderTax } from '../domain/order-taxes.js';
import type { Parcel, ParcelLine } from '../domain/parcels.js';

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

/** @param orderId SQL @returns the column of a statement with its parcels, by number */
export const parcelsOf = (orderId: string): string =>
  `coalesce((select json_agg(json_build_object('nr', s.nr, 'state', s.state, 'carrier', s.carrier,
      'trackingNumber', s.tracking_number, 'shippedAt', s.shipped_at, 'deliveredAt', s.delivered_at,
      'lines', (select json_agg(json_build_object('line', l.line, 'quantity', l.quantity) order by l.line)
        from merchandise.shipment_lines l where (l.order_id, l.nr) = (s.order_id, s.nr))) order by s.nr)
    from merchandise.shipments s where s.order_id = ${orderId}), '[]')`;

/** The parcels of an order whose row is locked. */
export async function readParcels(orderId: string, db: Db): Promise<Parcel[]> {
  const { rows } = await db.query<{ parcels: Parcel[] }>(`select ${parcelsOf('$1::uuid')} as parcels`, [orderId]);
  return rows[0]?.parcels ?? [];
}

interface Step {
  readonly orderId: string;
  readonly nr: number;
  readonly at: Date;
}

export async function packShipment({ orderId, nr, at }: Step, db: Db): Promise<void> {
  await db.query("update merchandise.shipments set state = 'packed', packed_at = $3 where order_id = $1 and nr = $2", [
    ...[orderId, nr, at],
  ]);
}

/** Some of the pieces are packed apart from the rest. */
export async function packApart({ orderId, nr, at }: Step, lines: readonly ParcelLine[], db: Db): Promise<void> {
  await db.query("insert into merchandise.shipments (order_id, nr, state, packed_at) values ($1, $2, 'packed', $3)", [
    orderId,
    nr,
    at,
  ]);
  await db.query(
    `insert into merchandise.shipment_lines (order_id, nr, line, quantity)
     select $1, $2, line, quantity from jsonb_to_recordset($3::jsonb) as l (line int, quantity int)`,
    [orderId, nr, JSON.stringify(lines)],
  );
}

/** It leaves; a number that was mistyped may be put right afterwards, and it has left when it had. */
export async function sendShipment({ orderId, nr, at }: Step, { carrier, trackingNumber }: ShipOrderDto, db: Db) {
  await db.query(
    `update merchandise.shipments set state = case state when 'delivered' then state else 'shipped' end,
       carrier = $3, tracking_number = $4, shipped_at = coalesce(shipped_at, $5) where order_id = $1 and nr = $2`,
    [orderId, nr, carrier, trackingNumber, at],
  );
  await db.query("update merchandise.orders set status = 'shipped' where id = $1", [orderId]);
}

export async function deliverShipment({ orderId, nr, at }: Step, db: Db): Promise<void> {
  await db.query(
    "update merchandise.shipments set state = 'delivered', delivered_at = $3 where order_id = $1 and nr = $2",
    [orderId, nr, at],
  );
}
