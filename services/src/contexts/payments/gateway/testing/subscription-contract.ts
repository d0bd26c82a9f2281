import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../../../test/until.js';
import type { SubscriptionRequest } from '../../domain/gateway-subscription.js';
import { type Checkout, GatewayRefused } from '../../domain/payment-gateway.js';
import type { GatewayHouse } from './gateway-house.js';

const HOUR_MS = 60 * 60 * 1000;

/** The Gold plan, to be begun within the hour. */
export const someSubscription = (change: Partial<SubscriptionRequest> = {}): SubscriptionRequest => ({
  subscriptionId: randomUUID(),
  plan: 'gold',
  name: 'Gold plan',
  monthly: 2_400,
  customerEmail: 'ada@example.com',
  expiresAt: new Date(Date.now() + HOUR_MS),
  successUrl: 'http://localhost:4500/profile?plan=paid',
  cancelUrl: 'http://localhost:4500/membership',
  ...change,
});

/** What every gateway does with money that is taken by the month. @param make a gateway with nothing in it */
export function subscriptionContract(make: () => Promise<GatewayHouse>): void {
  describe('a gateway that takes money by the month', () => {
    let house: GatewayHouse;
    beforeAll(async () => {
      house = await make();
    });
    afterAll(() => house.close());

    const begun = async (request = someSubscription()) => {
      const { checkoutId, url } = await house.gateway.startSubscription(request);
      await house.pay({ url } as Checkout);
      const { gatewayId } = await house.gateway.findSubscriptionCheckout(checkoutId);
      return gatewayId ?? '';
    };

    it('leads to one page for one subscription, however often that is begun', async () => {
      const request = someSubscription();
      const first = await house.gateway.startSubscription(request);
      expect(first).toMatchObject({ subscriptionId: request.subscriptionId, state: 'open', gatewayId: null });
      expect(await house.gateway.startSubscription(request)).toEqual(first);
      await house.pay({ url: first.url } as Checkout);
      expect(await house.gateway.startSubscription(request)).toMatchObject({ state: 'complete', url: null });
    });

    it('has a subscription that runs for a month once its first month is paid, and says so', async () => {
      const request = someSubscription();
      const gatewayId = await begun(request);
      const found = await house.gateway.findSubscription(gatewayId);
      const { subscriptionId } = request;
      expect(found).toMatchObject({
        gatewayId,
        subscriptionId,
        plan: 'gold',
        state: 'active',
        cancelsAtEnd: false,
        monthly: 2_400,
      });
      expect(found.invoice).toMatchObject({ amount: 2_400, isPaid: true });
      expect(Date.parse(found.periodEnd)).toBeGreaterThan(Date.now() + 27 * 24 * HOUR_MS);
      const about = () =>
        house
          .notices()
          .map((sent) => house.gateway.readNotice(sent.rawBody, sent.signature))
          .filter((notice) => notice.kind === 'subscription' && notice.subscriptionId === subscriptionId);
      await until(async () => about().length >= 3);
      expect(about()).toContainEqual(expect.objectContaining({ kind: 'subscription', subscriptionId, gatewayId }));
    });

    it('takes the next month by itself', async () => {
      const gatewayId = await begun();
      const before = await house.gateway.findSubscription(gatewayId);
      await house.passMonth(gatewayId);
      const after = await house.gateway.findSubscription(gatewayId);
      expect(after.periodEnd > before.periodEnd).toBe(true);
      expect(after.invoice).toMatchObject({ isPaid: true });
      expect(after.invoice?.id).not.toBe(before.invoice?.id);
    });

    it('is past due where a bank declines a month, and runs again once that is paid on its page', async () => {
      const gatewayId = await begun();
      await house.passMonth(gatewayId, 'declines');
      const due = await house.gateway.findSubscription(gatewayId);
      expect(due).toMatchObject({ state: 'past_due', invoice: { isPaid: false } });
      await house.pay({ url: due.invoice?.url } as Checkout);
      expect(await house.gateway.findSubscription(gatewayId)).toMatchObject({
        ...{ state: 'active', invoice: { id: due.invoice?.id, isPaid: true } },
      });
    });

    it('takes another price from the next month on, and nothing more for the month that runs', async () => {
      const gatewayId = await begun();
      const before = await house.gateway.findSubscription(gatewayId);
      const change = { gatewayId, changeId: randomUUID(), plan: 'platinum', name: 'Platinum plan', monthly: 3_900 };
      const changed = await house.gateway.changeSubscription(change);
      expect(changed).toMatchObject({
        plan: 'platinum',
        monthly: 3_900,
        invoice: before.invoice,
        periodEnd: before.periodEnd,
      });
      expect(await house.gateway.changeSubscription(change)).toEqual(changed);
      await house.passMonth(gatewayId);
      expect((await house.gateway.findSubscription(gatewayId)).invoice).toMatchObject({ amount: 3_900, isPaid: true });
    });

    it('ends with its month where that was asked for, and goes on where it was taken back', async () => {
      const gatewayId = await begun();
      expect(await house.gateway.cancelAtPeriodEnd(gatewayId, true)).toMatchObject({ cancelsAtEnd: true });
      expect(await house.gateway.cancelAtPeriodEnd(gatewayId, false)).toMatchObject({ cancelsAtEnd: false });
      await house.gateway.cancelAtPeriodEnd(gatewayId, true);
      await house.passMonth(gatewayId);
      expect(await house.gateway.findSubscription(gatewayId)).toMatchObject({ state: 'ended' });
    });

    it('takes nothing for the months of a pause, and the next one by itself', async () => {
      const gatewayId = await begun();
      const { periodEnd, invoice } = await house.gateway.findSubscription(gatewayId);
      const until = new Date(Date.parse(periodEnd) + 24 * HOUR_MS);
      until.setMilliseconds(0);
      const pausedUntil = until.toISOString();
      const paused = await house.gateway.pauseSubscription(gatewayId, until);
      expect(paused).toMatchObject({ state: 'active', pausedUntil, periodEnd, invoice });
      expect(await house.gateway.pauseSubscription(gatewayId, until)).toEqual(paused);
      await house.passMonth(gatewayId);
      const resting = await house.gateway.findSubscription(gatewayId);
      expect(resting).toMatchObject({ state: 'active', pausedUntil, invoice: { isPaid: false } });
      await house.passMonth(gatewayId);
      expect(await house.gateway.findSubscription(gatewayId)).toMatchObject({
        ...{ state: 'active', pausedUntil: null, invoice: { amount: 2_400, isPaid: true } },
      });
    });

    it('takes the next month where a pause is taken back', async () => {
      const gatewayId = await begun();
      await house.gateway.pauseSubscription(gatewayId, new Date(Date.now() + 100 * 24 * HOUR_MS));
      expect(await house.gateway.pauseSubscription(gatewayId, null)).toMatchObject({ pausedUntil: null });
      await house.passMonth(gatewayId);
      expect(await house.gateway.findSubscription(gatewayId)).toMatchObject({ invoice: { isPaid: true } });
    });

    it('ends at once, once', async () => {
      const gatewayId = await begun();
      const ended = await house.gateway.cancelSubscription(gatewayId);
      expect(ended).toMatchObject({ state: 'ended' });
      expect(await house.gateway.cancelSubscription(gatewayId)).toEqual(ended);
    });

    it('ends a page on which nobody has begun, and says who was faster', async () => {
      const { checkoutId } = await house.gateway.startSubscription(someSubscription());
      expect(await house.gateway.expireSubscriptionCheckout(checkoutId)).toMatchObject({ state: 'expired', url: null });
      const other = await house.gateway.startSubscription(someSubscription());
      await house.pay({ url: other.url } as Checkout);
      expect(await house.gateway.expireSubscriptionCheckout(other.checkoutId)).toMatchObject({ state: 'complete' });
    });

    it('knows no subscription that never began', async () => {
      await expect(house.gateway.findSubscription('sub_0')).rejects.toBeInstanceOf(GatewayRefused);
    });
  });
}
