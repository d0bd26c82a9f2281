import { createHmac, randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Bookings } from '../../contexts/booking/index.js';
import { PlaceOrder } from '../../contexts/merchandise/index.js';
import { SettlePayment, StartPayment, TakeNotice } from '../../contexts/payments/index.js';
import { Settings } from '../../platform/config/settings.js';

/** How bookings become firm: by an order that is paid at the venue, or by one that is paid online. */
interface Ordering {
  readonly paysOnline: boolean;
  readonly book: () => Promise<{ readonly id: string }>;
}

const customer = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };

/**
 * From a held booking to a firm one. Of a payment everything that the service does: the page at the gateway, its notice as it
 * would come, with its signature, and what follows from that. What the customer does at the gateway is not played.
 */
export function orderingAct(app: INestApplicationContext, { paysOnline, book }: Ordering): () => Promise<void> {
  const commands = app.get(CommandBus);
  const bookings = app.get(Bookings, { strict: false });
  const { STRIPE_WEBHOOK_SECRET: secret = '' } = app.get(Settings, { strict: false });
  return async () => {
    const { id } = await book();
    const token = await bookings.manageToken(id);
    const order = { ...customer, bookings: [{ id, token }], products: [], openTickets: [], payOnline: paysOnline };
    const orderId = randomUUID();
    const placed = await commands.execute(new PlaceOrder(order, { id: orderId, notify: true }));
    if (!paysOnline) return;
    const request = { orderId, token: placed.token };
    const { paymentId, amount } = await commands.execute(new StartPayment(request));
    const notice = noticeOf(paymentId, Math.round(amount * 100));
    await commands.execute(new TakeNotice(notice, signatureOf(notice, secret)));
    await commands.execute(new SettlePayment(orderId, paymentId));
  };
}

/** What the gateway sends of a payment that was made. */
function noticeOf(paymentId: string, amount: number): Buffer {
  const object = {
    ...{ id: `cs_test_${randomUUID()}`, object: 'checkout.session', mode: 'payment', status: 'complete' },
    ...{ payment_status: 'paid', payment_intent: `pi_${randomUUID()}`, amount_total: amount, url: null },
    metadata: { paymentId },
  };
  const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'checkout.session.completed', data: { object } };
  return Buffer.from(JSON.stringify(event));
}

function signatureOf(body: Buffer, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body.toString()}`).digest('hex')}`;
}
