import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../../../test/until.js';
import type { Checkout, GatewayMovement } from '../../domain/payment-gateway.js';
import type { Bank, GatewayHouse } from './gateway-house.js';
import { someCheckout } from './payment-gateway-contract.js';
import { someSubscription } from './subscription-contract.js';

const MINUTE_MS = 60_000;

/** What every gateway tells of its own balance. @param make a gateway with nothing in it */
export function movementContract(make: () => Promise<GatewayHouse>): void {
  describe('a gateway that is asked what has moved', () => {
    let house: GatewayHouse;
    beforeAll(async () => {
      house = await make();
    });
    afterAll(() => house.close());

    const listed = async (span = { from: Date.now() - MINUTE_MS, to: Date.now() + MINUTE_MS }) => {
      const all: GatewayMovement[] = [];
      let after: string | undefined;
      do {
        const page = await house.gateway.movements({ from: new Date(span.from), to: new Date(span.to), after });
        all.push(...page.movements);
        after = page.next ?? undefined;
      } while (after);
      return all;
    };
    const pays = async (bank: Bank = 'pays') => {
      const request = someCheckout();
      const { checkoutId, ...checkout } = await house.gateway.startCheckout(request);
      await house.pay({ checkoutId, ...checkout }, bank);
      const { chargeId } = await house.gateway.find(checkoutId);
      return { paymentId: request.paymentId, chargeId: chargeId ?? '' };
    };

    it('lists a payment with its amount before fees and our id', async () => {
      const paid = await pays();
      expect(await listed()).toContainEqual(expect.objectContaining({ kind: 'payment', amount: 7_208, ...paid }));
      expect(await listed({ from: 0, to: Date.now() - MINUTE_MS })).toEqual([]);
    });

    it('lists a refund, and that it came back', async () => {
      const { chargeId } = await pays('takes nothing back');
      const refundId = randomUUID();
      await house.gateway.refund({ refundId, chargeId, amount: 1_000 });
      const ofRefund = (some: readonly GatewayMovement[]) =>
        some.filter((movement) => 'refund' in movement && movement.refund.refundId === refundId);
      expect(ofRefund(await listed())).toMatchObject([{ kind: 'refund', amount: -1_000 }]);
      await until(async () => ofRefund(await listed()).length > 1);
      expect(ofRefund(await listed())).toMatchObject([
        { kind: 'refund_failure', amount: 1_000, refund: { state: 'failed' } },
        { kind: 'refund', amount: -1_000, refund: { state: 'failed' } },
      ]);
    });

    it('lists what a bank takes back', async () => {
      const { chargeId } = await pays('disputes');
      expect(await listed()).toContainEqual(
        expect.objectContaining({ kind: 'dispute', amount: -7_208, dispute: expect.objectContaining({ chargeId }) }),
      );
    });

    it('lists the months of a subscription by their invoices', async () => {
      const request = someSubscription();
      const { checkoutId, url } = await house.gateway.startSubscription(request);
      await house.pay({ url } as Checkout);
      const { gatewayId } = await house.gateway.findSubscriptionCheckout(checkoutId);
      await house.passMonth(gatewayId ?? '');
      const { invoice } = await house.gateway.findSubscription(gatewayId ?? '');
      const months = (await listed()).filter(({ kind }) => kind === 'plan');
      const { subscriptionId } = request;
      expect(months).toHaveLength(2);
      expect(months).toContainEqual(expect.objectContaining({ invoiceId: invoice?.id, subscriptionId, amount: 2_400 }));
    });

    it('lists more than a page holds', async () => {
      const before = (await listed()).length;
      const one = async () => house.pay(await house.gateway.startCheckout(someCheckout()));
      await Promise.all(Array.from({ length: 101 }, one));
      const all = await listed();
      expect(all).toHaveLength(before + 101);
      expect(new Set(all.map(({ movementId }) => movementId)).size).toBe(all.length);
    }, 30_000);
  });
}
