import type { PaymentHouse } from './payment-house.js';

interface PaymentRow {
  readonly id: string;
  readonly orderId: string;
  readonly state: string;
  readonly amount: number;
  readonly checkoutId: string | null;
}

interface RefundRow {
  readonly id: string;
  readonly state: string;
  readonly amount: number;
  readonly chargeId: string;
}

interface BookingRow {
  readonly id: string;
  readonly status: string;
  readonly held: number;
  readonly owed: number;
  readonly onItsWay: number;
  /** What was paid for it through the gateway, and sent back; cents. */
  readonly paid: number;
  readonly back: number;
}

/**
 * Adds up the money of all orders at the gateway and in the house once nothing is left to do, and says where they differ.
 * It asks the gateway itself, and none of the program's deciders.
 */
export async function paymentBreaches(house: PaymentHouse): Promise<string[]> {
  return [
    ...(await paymentsUnlike(house)),
    ...(await refundsUnlike(house)),
    ...(await bookingsUnlike(house)),
    ...(await ordersUnlike(house)),
    ...(await disputesUnlike(house)),
  ];
}

async function paymentsUnlike({ pool, sandbox }: PaymentHouse): Promise<string[]> {
  const { rows } = await pool.query<PaymentRow>(
    'select id, order_id as "orderId", state, amount, checkout_id as "checkoutId" from payments.payments',
  );
  const wrong: string[] = [];
  for (const { id, state, amount, checkoutId } of rows) {
    const checkout = checkoutId ? await sandbox.gateway.find(checkoutId) : undefined;
    const isPaid = checkout?.state === 'paid';
    if (isPaid !== (state === 'captured'))
      wrong.push(`payment ${id} is ${state}, and ${checkout?.state} at the gateway`);
    if (isPaid && checkout.amount !== amount) wrong.push(`payment ${id} is of ${amount}, and ${checkout.amount} there`);
  }
  return wrong;
}

async function refundsUnlike({ pool, sandbox }: PaymentHouse): Promise<string[]> {
  const { rows } = await pool.query<RefundRow>(
    `select r.id, r.state, r.amount, p.charge_id as "chargeId" from payments.refunds r
     join payments.payments p on (p.id, p.ledger) = (r.payment_id, r.ledger)`,
  );
  const states = { started: 'pending', settled: 'succeeded', failed: 'failed' } as const;
  const wrong: string[] = [];
  for (const { id, state, chargeId } of rows) {
    const found = await sandbox.gateway.findRefund(id, chargeId);
    const wasRefused = state === 'failed' && !found; // a disputed payment is refunded by nobody
    if (!wasRefused && found?.state !== states[state as keyof typeof states])
      wrong.push(`refund ${id} is ${state}, and ${found?.state} there`);
  }
  return wrong;
}

/** What a booking holds is what came through the gateway, less what went back; who has paid has seats, or gets it back. */
async function bookingsUnlike({ pool }: PaymentHouse): Promise<string[]> {
  const { rows } = await pool.query<BookingRow>(
    `with events as (select split_part(stream, '/', 2)::uuid as id, type, data from log.events where stream like 'booking/%')
     select b.id, b.status, b.held, b.owed, b.on_its_way as "onItsWay",
       coalesce((select sum((data->>'amount')::int) from events e where e.id = b.id and type = 'PaidOnline'), 0)::int as paid,
       coalesce((select sum((data->>'amount')::int) from events e where e.id = b.id and type = 'RefundPaid'), 0)::int
         - coalesce((select sum((data->>'amount')::int) from events e where e.id = b.id and type = 'RefundFailed'
             and data->>'had' = 'arrived'), 0)::int as back
     from booking.bookings b`,
  );
  return rows.flatMap(({ id, status, held, owed, onItsWay, paid, back }) => [
    ...(held + onItsWay + back === paid ? [] : [`booking ${id} has ${held}, ${onItsWay} and ${back} of ${paid}`]),
    ...(paid > 0 && ['pending', 'expired'].includes(status) && held > owed
      ? [`booking ${id} is paid and ${status}`]
      : []),
  ]);
}

/** A notice that comes twice opens one dispute, and no payment gives back more than it brought. */
async function disputesUnlike({ pool }: PaymentHouse): Promise<string[]> {
  const { rows } = await pool.query<{ readonly id: string; readonly left: number; readonly disputes: number }>(
    `select id, amount - coalesce((select sum(amount) from payments.refunds r where r.payment_id = p.id and state <> 'failed'), 0)::int
       as left, (select count(*)::int from payments.disputes d where d.payment_id = p.id) as disputes
     from payments.payments p where state = 'captured'`,
  );
  return rows.flatMap(({ id, left, disputes }) => [
    ...(left < 0 ? [`payment ${id} gave back ${-left} too much`] : []),
    ...(disputes > 1 ? [`payment ${id} is disputed ${disputes} times`] : []),
  ]);
}

/** Of each order the lines that were paid for are what was captured; who pays in full has an order that counts. */
async function ordersUnlike({ pool }: PaymentHouse): Promise<string[]> {
  const { rows } = await pool.query<{ readonly id: string; readonly status: string; readonly captures: number }>(
    `select o.id, o.status, (select count(*)::int from payments.payments p where p.order_id = o.id and p.state = 'captured'
       and not exists (select from payments.refunds r where r.payment_id = p.id and r.amount = p.amount and r.state <> 'failed'))
       as captures from merchandise.orders o`,
  );
  return rows.flatMap(({ id, status, captures }) => [
    ...(captures > 1 ? [`order ${id} is paid ${captures} times`] : []),
    ...(captures > 0 && status === 'awaiting_payment' ? [`order ${id} is paid and still waits for that`] : []),
  ]);
}
