import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReceiptView } from '@northlight/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';
import { anOrder, aPayment } from '../../testing/order-builders.ts';
import { answer, TestApi } from '../../testing/test-api.ts';

const { id, reference } = anOrder();
const token = 'o'.repeat(43);
const receiptRoute = `GET /api/orders/${id}/receipt`;
const fileRoute = `GET /api/orders/${id}/receipt.pdf`;
const paidAt = '2026-11-21T02:00:00.000Z';

const aReceipt = (more: Partial<ReceiptView> = {}): ReceiptView => ({
  ...{ orderId: id, reference, customerName: 'Ann Lee', customerEmail: 'ann@example.com', total: 72.08 },
  house: { name: 'Northlight', address: '100 Demo Plaza, Rochester, NY 14604', email: 'help@example.com' },
  ...{ orderedAt: paidAt, paidAt, timezone: 'America/New_York' },
  lines: [{ name: 'Jurassic Ride, 2 tickets', detail: 'November 28, 2026, 2:30 PM', amount: 68 }],
  charges: [
    { name: 'Subtotal', detail: null, amount: 68 },
    { name: 'Booking fee', detail: null, amount: 4.08 },
  ],
  movements: [{ name: 'Paid online by card', at: paidAt, amount: 72.08 }],
  balance: 72.08,
  ...more,
});

let api: TestApi;
startAfresh();
beforeEach(() => {
  api = new TestApi();
  api.on(receiptRoute, () => answer(aReceipt()));
});

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the receipt of an order', () => {
  it('tells lines, fee and payment, and the day on the wall of the venue', async () => {
    openFront(`/order/${id}/receipt#${token}`, api);
    expect((await rowOf('Jurassic Ride, 2 tickets')).getByText('$68.00')).toBeTruthy();
    expect((await rowOf('Booking fee')).getByText('$4.08')).toBeTruthy();
    expect((await rowOf('Paid online by card')).getByText('November 20, 2026')).toBeTruthy();
    expect(screen.getByText('100 Demo Plaza, Rochester, NY 14604')).toBeTruthy();
    expect(screen.queryByText('Paid after refunds')).toBeNull();
    expect(api.requestsTo(receiptRoute)[0]?.token).toBe(token);
  });

  it('tells what went back, and what is left', async () => {
    const back = { name: 'Refunded to your card', at: paidAt, amount: -72.08 };
    api.on(receiptRoute, () => answer(aReceipt({ movements: [...aReceipt().movements, back], balance: 0 })));
    openFront(`/order/${id}/receipt#${token}`, api);
    expect((await rowOf('Refunded to your card')).getByText('−$72.08')).toBeTruthy();
    expect((await rowOf('Paid after refunds')).getByText('$0.00')).toBeTruthy();
  });

  it('says that there is none yet, and finds none for strangers', async () => {
    api.on(receiptRoute, () => answer({ message: 'Nothing has been paid.', code: 'NOTHING_PAID' }, 409));
    openFront(`/order/${id}/receipt`, api);
    await screen.findByRole('heading', { level: 1, name: 'There’s no receipt yet' });
  });

  it('finds none for strangers', async () => {
    api.on(receiptRoute, () => answer({ message: 'Order not found', code: 'ORDER_NOT_FOUND' }, 404));
    openFront(`/order/${id}/receipt`, api);
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this receipt' });
  });
});

describe('the page of an order that was paid online', () => {
  it('leads to the receipt, and saves it as a file', async () => {
    api.on(`GET /api/orders/${id}`, () => answer(anOrder({ status: 'reserved' })));
    api.on(`GET /api/orders/${id}/payment`, () => answer(aPayment({ state: 'paid', due: 0, paid: 100.08 })));
    api.on(fileRoute, () => new Response('%PDF-1.3', { headers: { 'content-type': 'application/pdf' } }));
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:receipt';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    openFront(`/order/${id}#${token}`, api);
    await userEvent.click(await screen.findByRole('button', { name: 'Download receipt (PDF)' }));
    expect(saved).toEqual([`receipt-${reference}.pdf`]);
    expect(api.requestsTo(fileRoute)[0]?.token).toBe(token);
    expect(screen.getByRole('link', { name: 'View receipt' }).getAttribute('href')).toBe(`/order/${id}/receipt`);
  });

  it('has none where it is paid at the venue', async () => {
    api.on(`GET /api/orders/${id}`, () => answer(anOrder({ status: 'reserved' })));
    openFront(`/order/${id}#${token}`, api);
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Download receipt (PDF)' })).toBeNull();
  });
});
