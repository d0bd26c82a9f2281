import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import { PaymentGateway } from '../../contexts/payments/index.js';
import { BuyPlan, CancelPlan, SyncSubscription } from '../../contexts/subscriptions/index.js';
import type { DemoCard } from './demo-gateway.js';
import type { PaidPast } from './paid-past.js';

/** Somebody who bought a plan: which, how long ago, and what became of its second month. */
interface PaidPlan {
  readonly username: string;
  readonly plan: number;
  readonly daysAgo: number;
  readonly ends: 'active' | 'past due' | 'ended';
}

const paidPlans: readonly PaidPlan[] = [
  { username: 'nora', plan: 2, daysAgo: 12, ends: 'active' },
  { username: 'theo', plan: 1, daysAgo: 33, ends: 'past due' },
  { username: 'ida', plan: 3, daysAgo: 50, ends: 'ended' },
];

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;
const cards: Readonly<Record<PaidPlan['ends'], DemoCard>> = {
  ...{ active: 'pays', 'past due': 'failsRenewals', ended: 'pays' },
};

/** Plays the plans that people of the demo pay by the month. @returns how many were added */
export async function playPlans(
  app: INestApplicationContext,
  past: PaidPast,
  userIds: ReadonlyMap<string, number>,
): Promise<number> {
  const pool = app.get(pg.Pool, { strict: false });
  const gateway = app.get(PaymentGateway, { strict: false });
  let added = 0;
  for (const plan of paidPlans) {
    const userId = userIds.get(plan.username);
    if (userId === undefined || (await gatewayIdOf(pool, userId))) continue;
    await begin(past, plan, userId);
    const gatewayId = (await gatewayIdOf(pool, userId)) ?? '';
    const { periodEnd } = await gateway.findSubscription(gatewayId);
    if (plan.ends !== 'active') await pass(past, { plan, userId, gatewayId, monthEnd: new Date(periodEnd) });
    added++;
  }
  return added;
}

async function begin(past: PaidPast, { plan, daysAgo, ends }: PaidPlan, userId: number): Promise<void> {
  const at = past.daysAgo(daysAgo);
  const { url } = await past.playAt(at, new BuyPlan(userId, plan));
  await past.sandbox.pay(url, cards[ends]);
  await past.playAt(at, new SyncSubscription(userId));
}

interface Month {
  readonly plan: PaidPlan;
  readonly userId: number;
  readonly gatewayId: string;
  readonly monthEnd: Date;
}

/** The first month is over: the next one is not paid, or there is none. */
async function pass(past: PaidPast, { plan, userId, gatewayId, monthEnd }: Month): Promise<void> {
  if (plan.ends === 'ended') await past.playAt(new Date(monthEnd.getTime() - DAY_MS), new CancelPlan(userId, true));
  await past.sandbox.setClock(new Date(monthEnd.getTime() - SECOND_MS)); // a moment later it would pass by itself
  await past.sandbox.passMonth(gatewayId);
  await past.playAt(monthEnd, new SyncSubscription(userId));
}

const gatewayIdOf = async (pool: pg.Pool, userId: number): Promise<string | undefined> =>
  (await pool.query('select gateway_id as id from subscriptions.subscriptions where user_id = $1', [userId])).rows[0]
    ?.id;
