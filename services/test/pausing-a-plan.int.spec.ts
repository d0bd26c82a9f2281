import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { ReconcileSubscriptions } from '../src/contexts/subscriptions/features/sync-subscription/reconcile-subscriptions.handler.js';
import { SubscriptionsHolder } from '../src/contexts/subscriptions/person-holder.js';
import { type SubscriptionHouse, subscriptionHouse } from './subscription-house.js';

const gold = 2;
const DAY_MS = 86_400_000;
let house: SubscriptionHouse;
const start = new Date();

beforeAll(async () => {
  house = await subscriptionHouse();
});
afterEach(() => house.clock.set(start));
afterAll(() => house.close());

const pause = (userId: number, months: unknown) => house.ask(userId, 'POST /api/subscription/pause', { months });
const endPause = (userId: number) => house.ask(userId, 'DELETE /api/subscription/pause');
const passMonth = async (gatewayId: string) => {
  await house.sandbox.passMonth(gatewayId);
  await house.settles();
};

describe('the holder of a plan', () => {
  it('pauses it: the paid month stays, nothing is taken, and it is back by itself with the next paid month', async () => {
    const ann = await house.account('ann');
    const gatewayId = await house.buys(ann, gold);
    const { status, body } = await pause(ann, 2);
    expect([status, body.state]).toEqual([200, 'active']);
    const months = (Date.parse(body.pausedUntil) - Date.parse(body.paidUntil)) / (30 * DAY_MS);
    expect(Math.round(months)).toBe(2);
    const { until } = await house.plan(ann);
    await passMonth(gatewayId);
    await passMonth(gatewayId);
    const resting = await house.subscription(ann);
    expect([resting.receipts.length, resting.pausedUntil]).toEqual([1, body.pausedUntil]);
    expect(await house.plan(ann)).toMatchObject({ until }); // it is over with the month that was paid
    await passMonth(gatewayId);
    const back = await house.subscription(ann);
    expect([back.receipts.length, back.pausedUntil, back.nextPayment]).toEqual([2, null, null]);
    expect(await house.plan(ann)).toMatchObject({ tier: 'gold', passes: 1 });
    expect(((await house.plan(ann)).until ?? '') > (until ?? '')).toBe(true);
    expect(await house.mails(ann)).toEqual(['plan-started', 'plan-paused', 'plan-renewed']);
  });

  it('resumes it early, and pays the next month that begins', async () => {
    const bob = await house.account('bob');
    const gatewayId = await house.buys(bob, gold);
    await pause(bob, 3);
    await passMonth(gatewayId);
    const { body } = await endPause(bob);
    expect([body.pausedUntil, body.nextPayment > body.paidUntil]).toEqual([null, true]);
    expect((await endPause(bob)).body).toEqual(body);
    expect((await pause(bob, 1)).body.code).toBe('SUBSCRIPTION_NOT_PAUSABLE');
    await passMonth(gatewayId);
    expect((await house.subscription(bob)).receipts).toHaveLength(2);
    expect(await house.mails(bob)).toEqual(['plan-started', 'plan-paused', 'plan-resumed', 'plan-renewed']);
  });

  it('pauses for one to three months, once, and what runs', async () => {
    const cleo = await house.account('cleo');
    expect((await pause(cleo, 1)).body.code).toBe('SUBSCRIPTION_NOT_RUNNING');
    await house.buys(cleo, gold);
    for (const wrong of [0, 4, 1.5, '2']) expect((await pause(cleo, wrong)).body.code).toBe('INVALID_INPUT');
    expect((await pause(cleo, 1)).status).toBe(200);
    expect((await pause(cleo, 2)).body.code).toBe('SUBSCRIPTION_NOT_PAUSABLE');
  });

  it('is not asked about at the gateway before the pause is over, and then also where no notice comes', async () => {
    const dan = await house.account('dan');
    const gatewayId = await house.buys(dan, gold);
    await pause(dan, 1);
    const until = Date.parse((await house.subscription(dan)).pausedUntil ?? '');
    await house.sandbox.passMonth(gatewayId);
    await house.sandbox.passMonth(gatewayId);
    const at = async (instant: number) => {
      house.clock.set(new Date(instant));
      await house.app.get(CommandBus, { strict: false }).execute(new ReconcileSubscriptions());
      return (await house.subscription(dan)).receipts.length;
    };
    expect(await at(until - DAY_MS)).toBe(1);
    expect(await at(until + DAY_MS)).toBe(2);
    await house.settles();
    expect((await house.subscription(dan)).receipts).toHaveLength(2);
  });

  it('is not charged again where they delete their account in the pause', async () => {
    const eve = await house.account('eve');
    await house.buys(eve, gold);
    await pause(eve, 3);
    const person = { userId: eve, emails: ['eve@example.com'] } as never;
    expect(await house.app.get(SubscriptionsHolder, { strict: false }).erase(person)).toBe(1);
    expect(await house.subscription(eve)).toMatchObject({ state: 'ended', pausedUntil: null });
    const { rows } = await house.pool.query("select payload from log.outbox where kind = 'subscription-left'");
    expect(rows).toHaveLength(1);
  });
});
