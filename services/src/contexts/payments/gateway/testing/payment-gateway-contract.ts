import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../../../test/until.js';
import { type CheckoutRequest, GatewayRefused, type PaymentNotice } from '../../domain/payment-gateway.js';
import type { GatewayHouse } from './gateway-house.js';

const HOUR_MS = 60 * 60 * 1000;

/** A visit for two with its fee, to be paid within the hour. */
export const someCheckout = (change: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  paymentId: randomUUID(),
  orderReference: 'NO-7K3M2P',
  lines: [
    { name: 'Zipline Simulator, 2 tickets', amount: 6_800 },
    { name: 'Booking fee', amount: 408 },
  ],
  customerEmail: 'ada@example.com',
  expiresAt: new Date(Date.now() + HOUR_MS),
  successUrl: 'http://localhost:4500/order/1?payment=paid',
  cancelUrl: 'http://localhost:4500/order/1?payment=left',
  ...change,
});

/** What every gateway does, told by what becomes of a customer's money. @param make a gateway with nothing in it */
export function paymentGatewayContract(make: () => Promise<GatewayHouse>): void {
  describe('a gateway that takes money', () => {
    let house: GatewayHouse;
    beforeAll(async () => {
      house = await make();
    });
    afterAll(() => house.close());

    const paidCheckout = async (bank: Parameters<GatewayHouse['pay']>[1] = 'pays') => {
      const { checkoutId, ...checkout } = await house.gateway.startCheckout(someCheckout());
      await house.pay({ checkoutId, ...checkout }, bank);
      const paid = await house.gateway.find(checkoutId);
      return { ...paid, chargeId: paid.chargeId ?? '' };
    };
    const noticed = async (fits: (notice: PaymentNotice) => boolean): Promise<PaymentNotice> => {
      const found = () =>
        house
          .notices()
          .map((sent) => house.gateway.readNotice(sent.rawBody, sent.signature))
          .find(fits);
      await until(async () => found() !== undefined);
      return found() as PaymentNotice;
    };

    it('leads a customer to a page where the sum of the lines is paid', async () => {
      const request = someCheckout();
      const checkout = await house.gateway.startCheckout(request);
      expect(checkout).toMatchObject({ paymentId: request.paymentId, state: 'open', chargeId: null, amount: 7_208 });
      expect(checkout.url).toMatch(/^https?:\/\//);
      expect(await house.gateway.find(checkout.checkoutId)).toEqual(checkout);
    });

    it('opens one page for one payment, however often that is begun', async () => {
      const request = someCheckout();
      const first = await house.gateway.startCheckout(request);
      expect(await house.gateway.startCheckout(request)).toEqual(first);
      await house.pay(first);
      expect(await house.gateway.startCheckout(request)).toMatchObject({ checkoutId: first.checkoutId, state: 'paid' });
    });

    it('takes no other amount under the id of a payment', async () => {
      const request = someCheckout();
      await house.gateway.startCheckout(request);
      const dearer = { ...request, lines: [{ name: 'Zipline Simulator, 2 tickets', amount: 9_900 }] };
      await expect(house.gateway.startCheckout(dearer)).rejects.toBeInstanceOf(GatewayRefused);
    });

    it('takes an order with a discount as one line', async () => {
      const lines = [...someCheckout().lines, { name: 'Gift voucher', amount: -5_000 }];
      expect(await house.gateway.startCheckout(someCheckout({ lines }))).toMatchObject({ amount: 2_208 });
    });

    it('has the money once the customer has paid', async () => {
      const paid = await paidCheckout();
      expect(paid).toMatchObject({ state: 'paid', url: null, amount: 7_208 });
      expect(paid.chargeId).not.toBe('');
      const notice = await noticed(({ kind, ...of }) => 'checkout' in of && of.checkout.checkoutId === paid.checkoutId);
      expect(notice).toMatchObject({ kind: 'checkout', checkout: paid });
    });

    it('has no money of a customer whose card is declined, who may try again', async () => {
      const checkout = await house.gateway.startCheckout(someCheckout());
      await house.pay(checkout, 'declines');
      expect(await house.gateway.find(checkout.checkoutId)).toEqual(checkout);
      await house.pay(checkout);
      expect(await house.gateway.find(checkout.checkoutId)).toMatchObject({ state: 'paid' });
    });

    it('ends a page on which nobody has paid, and says so', async () => {
      const { checkoutId } = await house.gateway.startCheckout(someCheckout());
      const ended = await house.gateway.expire(checkoutId);
      expect(ended).toMatchObject({ checkoutId, state: 'expired', url: null, chargeId: null });
      expect(await house.gateway.expire(checkoutId)).toEqual(ended);
      const notice = await noticed((of) => of.kind === 'checkout' && of.checkout.checkoutId === checkoutId);
      expect(notice).toMatchObject({ checkout: { state: 'expired' } });
    });

    it('says that a customer was faster than the end of the page', async () => {
      const paid = await paidCheckout();
      expect(await house.gateway.expire(paid.checkoutId)).toEqual(paid);
    });

    it('takes no customer to a page that would end at once', async () => {
      const expiresAt = new Date(Date.now() + 60_000);
      await expect(house.gateway.startCheckout(someCheckout({ expiresAt }))).rejects.toBeInstanceOf(GatewayRefused);
    });

    it('knows no page that it never opened', async () => {
      await expect(house.gateway.find('cs_test_0')).rejects.toMatchObject({ code: 'resource_missing' });
      await expect(house.gateway.expire('cs_test_0')).rejects.toBeInstanceOf(GatewayRefused);
    });

    it('gives a part of the money back, once for one refund', async () => {
      const { chargeId } = await paidCheckout();
      const request = { refundId: randomUUID(), chargeId, amount: 3_400 };
      const refund = await house.gateway.refund(request);
      expect(refund).toMatchObject({ refundId: request.refundId, state: 'succeeded', failure: null });
      expect(await house.gateway.refund(request)).toEqual(refund);
      expect(await house.gateway.findRefund(request.refundId, chargeId)).toEqual(refund);
      expect(await house.gateway.findRefund(randomUUID(), chargeId)).toBeUndefined();
      const rest = { refundId: randomUUID(), chargeId, amount: 3_808 };
      expect(await house.gateway.refund(rest)).toMatchObject({ state: 'succeeded' });
      const notice = await noticed((of) => of.kind === 'refund' && of.refund.refundId === request.refundId);
      expect(notice).toMatchObject({ kind: 'refund', refund });
    });

    it('gives back no more than was paid', async () => {
      const { chargeId } = await paidCheckout();
      const refund = (amount: number) => house.gateway.refund({ refundId: randomUUID(), chargeId, amount });
      await expect(refund(7_209)).rejects.toBeInstanceOf(GatewayRefused);
      await refund(7_208);
      await expect(refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    });

    it('says when a bank takes no money back, and has it for another try', async () => {
      const { chargeId } = await paidCheckout('takes nothing back');
      const request = { refundId: randomUUID(), chargeId, amount: 7_208 };
      await house.gateway.refund(request);
      const isFailed = (of: PaymentNotice) => of.kind === 'refund' && of.refund.state === 'failed';
      const notice = await noticed((of) => isFailed(of) && 'refund' in of && of.refund.refundId === request.refundId);
      const failed = await house.gateway.findRefund(request.refundId, chargeId);
      expect(failed).toMatchObject({ state: 'failed', failure: expect.any(String) });
      expect(notice).toMatchObject({ refund: failed });
      expect(await house.gateway.refund({ ...request, refundId: randomUUID() })).toMatchObject({ state: 'succeeded' });
    });

    it('tells of a customer who disputes a payment', async () => {
      const { chargeId } = await paidCheckout('disputes');
      const notice = await noticed((of) => of.kind === 'dispute' && of.dispute.chargeId === chargeId);
      expect(notice).toMatchObject({ dispute: { amount: 7_208, reason: expect.any(String) } });
    });
  });
}
