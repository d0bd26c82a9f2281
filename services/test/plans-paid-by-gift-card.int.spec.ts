import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { GatewayUnavailable, PaymentGateway } from '../src/contexts/payments/index.js';
import { ReconcileSubscriptions } from '../src/contexts/subscriptions/features/sync-subscription/reconcile-subscriptions.handler.js';
import { SubscriptionsHolder } from '../src/contexts/subscriptions/person-holder.js';
import { type PlanCardHouse, planCardHouse } from './plan-card-house.js';

const [silver, gold, platinum] = [1, 2, 3];
const start = new Date();
let house: PlanCardHouse;
beforeAll(async () => {
  house = await planCardHouse();
});
afterEach(async () => {
  house.plans.clock.set(start);
  jest.restoreAllMocks();
  expect(await house.differences()).toEqual([]);
});
afterAll(() => house.plans.close());

const reconcile = (minutes: number) => {
  house.plans.clock.set(new Date(start.getTime() + minutes * 60_000));
  return house.of(CommandBus).execute(new ReconcileSubscriptions());
};
/** What is booked of an account's plan, once the journal has it. */
const booked = async (userId: number, ...accounts: readonly string[]) => {
  await house.differences();
  return Promise.all(accounts.map((account) => house.booked(userId, account)));
};

describe('a guest who buys a plan with a gift card', () => {
  it('pays months with it before their own card does, and it is earned as months are paid', async () => {
    const ann = await house.account('ann');
    const card = await house.card(60);
    await house.buys(ann, gold, { voucherCode: card.voucherCode.toLowerCase() });
    expect(await card.left()).toBe(0);
    const receipts = [{ amount: 24, giftCard: 24 }];
    expect(await house.view(ann)).toMatchObject({ state: 'active', plan: 'gold', giftCardLeft: 36, receipts });
    expect(await booked(ann, 'plan_credit', 'plans')).toEqual([-36, -24]);
    await house.passMonth(ann);
    await house.passMonth(ann);
    const view = await house.view(ann);
    expect(view.receipts).toMatchObject([{ giftCard: 12 }, { giftCard: 24 }, { giftCard: 24 }]);
    expect(view).not.toHaveProperty('giftCardLeft');
    expect(await booked(ann, 'plan_credit', 'plans', 'gateway', 'vouchers')).toEqual([0, -72, 12, 60]);
  });

  it('has one page for one card however often they press, and another one without it, with its money back', async () => {
    const bob = await house.account('bob');
    const card = await house.card(100);
    const body = { voucherCode: card.voucherCode, voucherAmount: 50 };
    const press = async () => (await house.subscribe(bob, gold, body)).body.url;
    const urls = new Set(await Promise.all([press(), press(), press()]));
    expect([urls.size, await card.left()]).toEqual([1, 50]);
    const other = (await house.subscribe(bob, gold, {})).body.url;
    expect([urls.has(other), await card.left()]).toEqual([false, 100]);
    await house.subscribe(bob, silver, card);
    expect(await card.left()).toBe(0); // a year of it is more than that
    await house.leavesPage(bob);
    expect([(await house.view(bob)).state, await card.left()]).toEqual(['ended', 100]);
  });

  it('hears why a card pays nothing, with nothing begun', async () => {
    const cleo = await house.account('cleo');
    const [gone, spent] = [await house.card(50), await house.card(50)];
    await gone.revokes();
    const codeOf = async (body: object) => (await house.subscribe(cleo, gold, body)).body.code;
    expect(await codeOf({ voucherCode: 'WRNG-WRNG-WRNG-WRNG-WRNG' })).toBe('VOUCHER_NOT_FOUND');
    expect(await codeOf(gone)).toBe('VOUCHER_REVOKED');
    expect(await codeOf({ voucherCode: spent.voucherCode, voucherAmount: 50.01 })).toBe('VOUCHER_CHANGED');
    expect(await codeOf({ voucherCode: spent.voucherCode, voucherAmount: 0.5 })).toBe('INVALID_INPUT');
    const large = await house.card(1_000);
    expect(await codeOf({ voucherCode: large.voucherCode, voucherAmount: 288.01 })).toBe('PLAN_CREDIT_LIMIT');
    expect([(await house.view(cleo)).state, await spent.left()]).toEqual(['none', 50]);
    await house.buys(await house.account('dan'), gold, spent);
    expect(await codeOf(spent)).toBe('VOUCHER_EMPTY');
    await house.buys(cleo, gold, large);
    expect(await large.left()).toBe(712); // a year of the plan
  });
});

describe('a gift card of somebody who pays a plan', () => {
  it('pays the months to come, of the plan that it is changed to as well, and none of a pause', async () => {
    const eve = await house.account('eve');
    const [card, second] = [await house.card(50), await house.card(25)];
    await house.buys(eve, gold);
    expect(await house.uses(eve, card)).toMatchObject({ giftCardLeft: 50 });
    const some = { voucherCode: second.voucherCode, voucherAmount: 20 };
    for (const _ of ['pressed', 'and again']) await house.uses(eve, some, 'one-press-of-eve');
    expect(await second.left()).toBe(5);
    await house.ask(eve, 'POST /api/subscription/plan', { membershipId: platinum });
    await house.ask(eve, 'POST /api/subscription/pause', { months: 1 });
    await house.passMonth(eve);
    await house.passMonth(eve);
    expect(await house.view(eve)).toMatchObject({ plan: 'platinum', giftCardLeft: 31 });
    await house.ends(eve);
    expect([await card.left(), await second.left()]).toEqual([11, 25]);
    expect(await booked(eve, 'plan_credit', 'plans')).toEqual([0, -63]);
  });

  it('is no use for a plan that is owed for, or about to end', async () => {
    const finn = await house.account('finn');
    const card = await house.card(50);
    expect((await house.uses(finn, card)).code).toBe('SUBSCRIPTION_NOT_RUNNING');
    await house.buys(finn, gold);
    await house.ask(finn, 'DELETE /api/subscription');
    expect((await house.uses(finn, card)).code).toBe('PLAN_TAKES_NO_CREDIT');
    await house.ask(finn, 'POST /api/subscription/resume');
    await house.passMonth(finn, 'declines');
    expect((await house.uses(finn, card)).code).toBe('PLAN_TAKES_NO_CREDIT');
    expect(await card.left()).toBe(50);
  });

  it('gets back what it paid of a month that nobody paid to its end', async () => {
    const gail = await house.account('gail');
    const card = await house.card(30);
    await house.buys(gail, gold, card);
    await house.passMonth(gail, 'declines');
    await reconcile(60 * 24 * 45);
    expect([(await house.view(gail)).state, await card.left()]).toEqual(['ended', 6]);
  });

  it('gets nothing that can be spent where it was revoked: what it paid stays paid, and the rest is written off', async () => {
    const hal = await house.account('hal');
    const card = await house.card(60);
    await house.buys(hal, gold, card);
    await card.revokes();
    await house.passMonth(hal);
    expect((await house.view(hal)).receipts).toMatchObject([{ giftCard: 24 }, { giftCard: 24 }]);
    await house.ends(hal);
    expect(await booked(hal, 'plan_credit', 'write_offs')).toEqual([0, -12]);
  });

  it('has the rest where its account is deleted, and nothing more is drawn', async () => {
    const iris = await house.account('iris');
    const card = await house.card(60);
    await house.buys(iris, gold, card);
    await house.of(SubscriptionsHolder).erase({ userId: iris, emails: [] } as never);
    await reconcile(5);
    expect([await house.stateAtGateway(iris), await card.left()]).toEqual(['ended', 36]);
  });
});

describe('a process that dies while a gift card pays for a plan', () => {
  /** Dies in the call, or right after it. */
  const diesAt = (name: 'openCustomer' | 'addCredit' | 'closeCredit' | 'startSubscription', isAfter: boolean) => {
    const gateway = house.of(PaymentGateway);
    const call = gateway[name].bind(gateway) as (...input: unknown[]) => Promise<never>;
    jest.spyOn(gateway, name).mockImplementationOnce((async (...input: unknown[]) => {
      if (isAfter) await call(...input);
      throw new GatewayUnavailable('The process died');
    }) as never);
  };

  it.each(['openCustomer', 'addCredit', 'startSubscription'] as const)(
    'has taken the money once where it dies after %s, and the next press goes on',
    async (name) => {
      const user = await house.account(name);
      const card = await house.card(60);
      diesAt(name, true);
      expect((await house.subscribe(user, gold, card)).body.code).toBe('SUBSCRIPTION_UNAVAILABLE');
      expect(await card.left()).toBe(0);
      await house.buys(user, gold, card);
      expect(await house.view(user)).toMatchObject({ state: 'active', giftCardLeft: 36 });
      await house.passMonth(user);
      expect((await house.view(user)).receipts[0]).toMatchObject({ amount: 24, giftCard: 24 });
      await house.ends(user);
      expect([await card.left(), ...(await booked(user, 'gateway'))]).toEqual([12, 0]);
    },
  );

  it('gives the gateway later what a running plan was given, once', async () => {
    for (const isAfter of [false, true]) {
      const user = await house.account(`later-${isAfter}`);
      const card = await house.card(24);
      await house.buys(user, gold);
      diesAt('addCredit', isAfter);
      expect(await house.uses(user, card)).toMatchObject({ giftCardLeft: 24 });
      await reconcile(3);
      for (const _ of ['with the card', 'without it']) await house.passMonth(user);
      const { receipts } = await house.view(user);
      expect(receipts.map(({ giftCard = 0 }) => giftCard)).toEqual([0, 24, 0]);
    }
  });

  it('gives the rest back once, whether it dies at the gateway or at the commit', async () => {
    const user = await house.account('at-the-end');
    const card = await house.card(60);
    await house.buys(user, gold, card);
    await house.ask(user, 'DELETE /api/subscription');
    diesAt('closeCredit', true);
    await expect(house.passMonth(user)).rejects.toThrow('The process died');
    jest.spyOn(house.of(EventStore), 'transactionOver').mockRejectedValueOnce(new Error('The process died'));
    await expect(reconcile(3)).rejects.toThrow('could not be reconciled');
    expect(await card.left()).toBe(0);
    await Promise.all([reconcile(4), reconcile(4)]);
    expect(await card.left()).toBe(36);
  });
});
