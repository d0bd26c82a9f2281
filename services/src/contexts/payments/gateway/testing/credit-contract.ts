import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Checkout, GatewayRefused } from '../../domain/payment-gateway.js';
import type { GatewayHouse } from './gateway-house.js';
import { someSubscription } from './subscription-contract.js';

/** What every gateway does with money that pays months before a card does. @param make a gateway with nothing in it */
export function creditContract(make: () => Promise<GatewayHouse>): void {
  describe('a gateway that has credit of a customer', () => {
    let house: GatewayHouse;
    beforeAll(async () => {
      house = await make();
    });
    afterAll(() => house.close());

    const begun = async (change: Parameters<typeof someSubscription>[0] = {}) => {
      const { checkoutId, url } = await house.gateway.startSubscription(someSubscription(change));
      await house.pay({ url } as Checkout);
      const { gatewayId } = await house.gateway.findSubscriptionCheckout(checkoutId);
      return house.gateway.findSubscription(gatewayId ?? '');
    };
    const credited = async (amount: number) => {
      const subscriptionId = randomUUID();
      const customerId = await house.gateway.openCustomer({ subscriptionId, email: 'ada@example.com' });
      await house.gateway.addCredit({ customerId, creditId: randomUUID(), amount });
      return { subscriptionId, customerId };
    };
    const invoiceOf = async (gatewayId: string) => (await house.gateway.findSubscription(gatewayId)).invoice;
    /** What cards paid of months until now. */
    const charged = async () => {
      const span = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) };
      const { movements } = await house.gateway.movements(span);
      return movements.filter(({ kind }) => kind === 'plan').reduce((sum, { amount }) => sum + amount, 0);
    };

    it('knows one customer for one subscription, and takes their credit once', async () => {
      const request = { subscriptionId: randomUUID(), email: 'ada@example.com' };
      const customerId = await house.gateway.openCustomer(request);
      expect(await house.gateway.openCustomer(request)).toBe(customerId);
      const credit = { customerId, creditId: randomUUID(), amount: 1_000 };
      await house.gateway.addCredit(credit);
      await house.gateway.addCredit(credit);
      const { invoice } = await begun({ ...request, customerId });
      expect(invoice).toMatchObject({ amount: 1_400, credit: 1_000, isPaid: true });
    });

    it('draws on it for the first month and those after it, then on the card, and moves no money for what it pays', async () => {
      const before = await charged();
      const { gatewayId, invoice, customerId } = await begun(await credited(3_000));
      expect(invoice).toMatchObject({ amount: 0, credit: 2_400, isPaid: true });
      expect(await charged()).toBe(before);
      await house.passMonth(gatewayId);
      expect(await invoiceOf(gatewayId)).toMatchObject({ amount: 1_800, credit: 600, isPaid: true });
      await house.passMonth(gatewayId);
      expect(await invoiceOf(gatewayId)).not.toHaveProperty('credit');
      expect(await charged()).toBe(before + 4_200);
      await house.gateway.cancelSubscription(gatewayId);
      expect(await house.gateway.closeCredit(customerId)).toBe(3_000);
    });

    it('takes it for a subscription that runs, and pays a month with it that the bank would decline', async () => {
      const { gatewayId, customerId } = await begun();
      await house.gateway.addCredit({ customerId, creditId: randomUUID(), amount: 2_400 });
      await house.passMonth(gatewayId, 'declines');
      expect(await house.gateway.findSubscription(gatewayId)).toMatchObject({
        ...{ state: 'active', invoice: { amount: 0, credit: 2_400, isPaid: true } },
      });
    });

    it('lends what is too little for a card, and has it with the next month', async () => {
      const { gatewayId, customerId } = await begun(await credited(2_380));
      expect(await invoiceOf(gatewayId)).toMatchObject({ amount: 0, credit: 2_400, isPaid: true });
      await house.passMonth(gatewayId);
      expect(await invoiceOf(gatewayId)).toMatchObject({ amount: 2_420, credit: -20, isPaid: true });
      await house.gateway.cancelSubscription(gatewayId);
      expect(await house.gateway.closeCredit(customerId)).toBe(2_380);
    });

    it('draws nothing for the months of a pause', async () => {
      const { gatewayId, customerId, periodEnd } = await begun(await credited(6_000));
      await house.gateway.pauseSubscription(gatewayId, new Date(Date.parse(periodEnd) + 86_400_000));
      await house.passMonth(gatewayId);
      await house.gateway.cancelSubscription(gatewayId);
      expect(await house.gateway.closeCredit(customerId)).toBe(2_400);
    });

    it('is closed with what paid months have drawn: one that was not paid draws nothing, and is nobody’s to pay', async () => {
      const { gatewayId, customerId } = await begun(await credited(3_000));
      await house.passMonth(gatewayId, 'declines');
      const due = await invoiceOf(gatewayId);
      expect(due).toMatchObject({ amount: 1_800, isPaid: false });
      await house.gateway.cancelSubscription(gatewayId);
      expect(await house.gateway.closeCredit(customerId)).toBe(2_400);
      expect(await house.gateway.closeCredit(customerId)).toBe(2_400);
      await house.pay({ url: due?.url } as Checkout);
      expect(await house.gateway.closeCredit(customerId)).toBe(2_400);
      const again = await begun({ customerId });
      expect(again.invoice).toMatchObject({ amount: 2_400 }); // nothing is left
    });

    it('knows no customer that it never had', async () => {
      const credit = { customerId: 'cus_0', creditId: randomUUID(), amount: 1 };
      await expect(house.gateway.addCredit(credit)).rejects.toBeInstanceOf(GatewayRefused);
    });
  });
}
