import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { SubscribedPlans } from '../src/contexts/identity/index.js';
import { MembershipUses } from '../src/contexts/membership/index.js';
import { ReconcileSubscriptions } from '../src/contexts/subscriptions/features/sync-subscription/reconcile-subscriptions.handler.js';
import { SubscriptionsHolder } from '../src/contexts/subscriptions/person-holder.js';
import { type SubscriptionHouse, subscriptionHouse } from './subscription-house.js';

const [silver, gold, platinum, diamond] = [1, 2, 3, 4];
const DAY_MS = 86_400_000;
let house: SubscriptionHouse;
const start = new Date();

beforeAll(async () => {
  house = await subscriptionHouse();
});
afterEach(() => house.clock.set(start));
afterAll(() => house.close());

const reconcile = (afterMs: number) => {
  house.clock.set(new Date(start.getTime() + afterMs));
  return house.app.get(CommandBus, { strict: false }).execute(new ReconcileSubscriptions());
};

describe('a guest who buys a plan', () => {
  it('pays at the gateway, and has it, with its passes and a mail', async () => {
    const ann = await house.account('ann');
    expect(await house.subscription(ann)).toMatchObject({ state: 'none', plan: null, receipts: [] });
    const { status, body } = await house.subscribe(ann, gold);
    expect(status).toBe(200);
    expect(await house.subscription(ann)).toMatchObject({ state: 'started', plan: 'gold' });
    expect((await house.plan(ann)).tier).toBe('none');
    await house.pays(body.url);
    await house.settles({ times: 2, isReversed: true });
    const view = await house.subscription(ann);
    expect(view).toMatchObject({ state: 'active', plan: 'gold', monthly: 24, cancelsAtEnd: false });
    expect(view.receipts).toMatchObject([{ plan: 'gold', amount: 24 }]);
    expect(await house.plan(ann)).toMatchObject({ tier: 'gold', status: 'active', passes: 1 });
    expect(await house.mails(ann)).toEqual(['plan-started']);
  });

  it('has one page for one plan, and pays one plan however often they press', async () => {
    const bob = await house.account('bob');
    const pages = await Promise.all([1, 2, 3].map(() => house.subscribe(bob, gold)));
    const urls = new Set(pages.map(({ body }) => body.url));
    expect(urls.size).toBe(1);
    const [first = ''] = urls;
    const { body: other } = await house.subscribe(bob, silver);
    expect(other.url).not.toBe(first);
    await house.pays(first); // its page has ended: nothing is charged there
    await house.pays(other.url);
    await house.settles();
    expect(await house.subscription(bob)).toMatchObject({ state: 'active', plan: 'silver' });
    expect((await house.subscribe(bob, gold)).body.code).toBe('SUBSCRIPTION_RUNNING');
    expect((await house.subscription(bob)).receipts).toHaveLength(1);
  });

  it('has it also where no notice comes, behind a page of others who do not pay', async () => {
    await house.fillPage(201);
    const cleo = await house.account('cleo');
    await house.pays((await house.subscribe(cleo, gold)).body.url);
    await reconcile(3 * 60_000);
    expect(await house.subscription(cleo)).toMatchObject({ state: 'active' });
    expect((await house.plan(cleo)).tier).toBe('gold');
    await house.settles();
    expect(await house.mails(cleo)).toEqual(['plan-started']);
  });

  it('has it also where the process dies before the account has it', async () => {
    const mia = await house.account('mia');
    await house.pays((await house.subscribe(mia, gold)).body.url);
    const plans = house.app.get(SubscribedPlans, { strict: false });
    jest.spyOn(plans, 'hold').mockRejectedValueOnce(new Error('The process died'));
    await expect(reconcile(3 * 60_000)).rejects.toThrow('could not be reconciled');
    expect(await house.plan(mia)).toMatchObject({ tier: 'none' });
    await house.settles();
    expect(await house.plan(mia)).toMatchObject({ tier: 'gold', passes: 1 });
    expect(await house.mails(mia)).toEqual(['plan-started']);
  });

  it('who leaves the page may come again', async () => {
    const dan = await house.account('dan');
    await house.subscribe(dan, gold);
    await reconcile(2 * 60 * 60_000);
    expect((await house.subscribe(dan, gold)).status).toBe(200);
  });

  it('finds no plan that is not there', async () => {
    expect((await house.subscribe(await house.account('nobody'), 99)).body.code).toBe('MEMBERSHIP_NOT_FOUND');
  });
});

describe('a plan that is paid by the month', () => {
  it('is renewed, with the passes of the new month and a mail', async () => {
    const eve = await house.account('eve');
    const id = await house.buys(eve, gold);
    const before = await house.plan(eve);
    await house.pool.query('update identity.users set guest_passes_left = 0 where id = $1', [eve]);
    await house.works();
    expect(await house.plan(eve)).toEqual({ ...before, passes: 0 });
    await house.sandbox.passMonth(id);
    await house.settles({ times: 2 });
    const after = await house.plan(eve);
    expect(after).toMatchObject({ tier: 'gold', status: 'active', passes: 1 });
    expect((after.until ?? '') > (before.until ?? '')).toBe(true);
    expect((await house.subscription(eve)).receipts).toHaveLength(2);
    expect(await house.mails(eve)).toEqual(['plan-started', 'plan-renewed']);
  });

  it('is kept for a week where a month is not paid, and goes on once it is', async () => {
    const finn = await house.account('finn');
    const id = await house.buys(finn, gold);
    const before = await house.plan(finn);
    await house.sandbox.passMonth(id, 'declines');
    await house.settles();
    const due = await house.subscription(finn);
    expect(due).toMatchObject({ state: 'past_due', payUrl: expect.stringContaining('/invoice/') });
    const days = (Date.parse((await house.plan(finn)).until ?? '') - Date.parse(before.until ?? '')) / DAY_MS;
    expect(days).toBe(7);
    await house.pays(due.payUrl ?? '');
    await house.settles();
    expect(await house.subscription(finn)).toMatchObject({ state: 'active', payUrl: null, graceUntil: null });
    expect(await house.mails(finn)).toEqual(['plan-started', 'plan-payment-failed', 'plan-renewed']);
  });

  it('ends where nobody pays until then, and is not charged later', async () => {
    const gail = await house.account('gail');
    const id = await house.buys(gail, gold);
    await house.sandbox.passMonth(id, 'declines');
    await house.settles();
    await reconcile(45 * DAY_MS);
    expect(await house.subscription(gail)).toMatchObject({ state: 'ended', payUrl: null });
    expect((await house.sandbox.gateway.findSubscription(id)).state).toBe('ended');
    expect((await house.mails(gail)).at(-1)).toBe('plan-ended');
    house.clock.set(start);
    expect((await house.subscribe(gail, silver)).status).toBe(200);
  });

  it('is another plan from the next month on', async () => {
    const hal = await house.account('hal');
    const id = await house.buys(hal, gold);
    const change = () => house.ask(hal, 'POST /api/subscription/plan', { membershipId: platinum });
    expect((await change()).body).toMatchObject({ plan: 'gold', nextPlan: 'platinum', nextMonthly: 39 });
    expect((await change()).status).toBe(200);
    expect((await house.plan(hal)).tier).toBe('gold');
    await house.sandbox.passMonth(id);
    await house.settles();
    expect(await house.subscription(hal)).toMatchObject({ plan: 'platinum', monthly: 39, nextPlan: null });
    expect(await house.plan(hal)).toMatchObject({ tier: 'platinum', passes: 2 });
  });

  it('ends with its month where that is wanted, and not where it is taken back', async () => {
    const iris = await house.account('iris');
    const id = await house.buys(iris, gold);
    const cancel = () => house.ask(iris, 'DELETE /api/subscription');
    expect((await cancel()).body).toMatchObject({ state: 'active', cancelsAtEnd: true });
    expect((await house.ask(iris, 'POST /api/subscription/resume')).body).toMatchObject({ cancelsAtEnd: false });
    await cancel();
    const before = await house.plan(iris);
    await house.sandbox.passMonth(id);
    await house.settles();
    expect(await house.subscription(iris)).toMatchObject({ state: 'ended' });
    expect(await house.plan(iris)).toEqual(before); // up to the day to which it was paid
    expect((await cancel()).body.code).toBe('SUBSCRIPTION_NOT_RUNNING');
    expect(await house.mails(iris)).toEqual(['plan-started', 'plan-ended']);
  });

  it('is nobody else’s to give or to take, and keeps the plan of its next month from being deleted', async () => {
    const liz = await house.account('liz');
    await house.buys(liz, gold);
    const plans = house.app.get(SubscribedPlans, { strict: false });
    await expect(plans.mustNotBePaid(liz)).rejects.toThrow('pays for their plan online');
    await expect(plans.mustNotBePaid(liz + 1_000)).resolves.toBeUndefined();
    await house.ask(liz, 'POST /api/subscription/plan', { membershipId: diamond });
    const uses = house.app.get(MembershipUses, { strict: false });
    await expect(uses.mustBeFree({ slug: 'diamond', name: 'Diamond' })).rejects.toThrow('1 person has it');
  });

  it('is not charged to somebody who has deleted their account', async () => {
    const jo = await house.account('jo');
    const id = await house.buys(jo, gold);
    const holder = house.app.get(SubscriptionsHolder, { strict: false });
    expect(await holder.erase({ emails: [], userId: jo } as never)).toBe(1);
    expect(await holder.erase({ emails: [], userId: jo } as never)).toBe(0);
    const { rows } = await house.pool.query("select payload from log.outbox where kind = 'subscription-left'");
    expect(rows).toMatchObject([{ payload: { gatewayId: id } }]);
  });
});

describe('the subscription of somebody', () => {
  it('is that of the account which asks, and of nobody else', async () => {
    const kim = await house.account('kim');
    const lee = await house.account('lee');
    await house.buys(kim, gold);
    expect((await house.subscription(lee)).state).toBe('none');
    expect((await house.ask(lee, 'DELETE /api/subscription')).body.code).toBe('SUBSCRIPTION_NOT_RUNNING');
  });
});
