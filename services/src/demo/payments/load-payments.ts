import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../../platform/config/settings.js';
import type { FixedClock } from '../../platform/kernel/clock.js';
import type { OrderScene } from '../merchandise/load-orders.js';
import { DemoGateway } from './demo-gateway.js';
import { PaidOrderPlayer } from './paid-order-player.js';
import { paidOrders } from './paid-orders.js';
import { PaidPast } from './paid-past.js';
import { playPlans } from './paid-plans.js';

/** Mails about what happened long ago are not written. */
const NEWS_MS = 60_000;

/** Who is there, and what else was ordered in the same weeks. */
export interface PaidDemo {
  readonly userIds: ReadonlyMap<string, number>;
  readonly beside: readonly OrderScene[];
}

/**
 * Plays orders and plans that are paid online through the commands and the payment sandbox, each at the time at which it
 * happened, and other orders between them; where money goes elsewhere, or nowhere, none of it. What is there already stays.
 * @param clock stands at the present again afterwards @returns how many were added
 */
export async function loadPayments(
  app: INestApplicationContext,
  clock: FixedClock,
  { userIds, beside }: PaidDemo,
): Promise<number> {
  const { PAYMENT_SANDBOX_URL, STRIPE_KEY, STRIPE_WEBHOOK_SECRET } = app.get(Settings, { strict: false });
  if (!PAYMENT_SANDBOX_URL || STRIPE_KEY || !STRIPE_WEBHOOK_SECRET) return 0;
  const past = new PaidPast(app, clock, new DemoGateway(PAYMENT_SANDBOX_URL));
  const player = new PaidOrderPlayer(app, past);
  const paid = paidOrders.map((order, index) => ({
    hoursAgo: order.hoursAgo,
    play: () => player.play(order, index + 1),
  }));
  let added = 0;
  try {
    const scenes = [...beside, ...paid].toSorted((one, other) => other.hoursAgo - one.hoursAgo);
    for (const { play } of scenes) if (await play()) added++;
    added += await playPlans(app, past, userIds);
  } finally {
    past.end();
    await past.sandbox.setClock();
  }
  await forgetMails(app, past.now);
  return added;
}

const mails = [
  ...['order-confirmation', 'order-shipped', 'order-cancelled', 'voucher-issued'],
  ...['plan-started', 'plan-renewed', 'plan-payment-failed', 'plan-ended'],
];

/** What the demo's past would have had written is not written today. */
async function forgetMails(app: INestApplicationContext, now: Date): Promise<void> {
  await app
    .get(pg.Pool, { strict: false })
    .query('update log.outbox set done_at = at where done_at is null and at < $1 and kind = any($2)', [
      new Date(now.getTime() - NEWS_MS),
      mails,
    ]);
}
