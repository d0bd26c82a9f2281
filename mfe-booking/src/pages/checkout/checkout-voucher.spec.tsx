import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto, QuoteChargesDto, QuoteVisitDto } from '@northlight/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, giveContact, startAfresh } from '../../testing/booking-form.ts';
import { aQuote } from '../../testing/builders.ts';
import { bookings, CheckoutStory, charges, order, orders, placed } from '../../testing/checkout-story.ts';
import { openFront } from '../../testing/open-front.tsx';
import { aPrintToBuy, aVisitToBook } from '../../testing/order-builders.ts';
import { answer } from '../../testing/test-api.ts';

startAfresh();
const story = new CheckoutStory();
const { open, reserve, press, arrived, bill, lines } = story;

const code = 'K4M2-7QXD-K4M2-7QXD-K4M2';
const quotes = 'POST /api/bookings/quote';
const anotherVisit = { ...aVisitToBook, visit: { ...aVisitToBook.visit, time: '15:15' } };
const refusal = (name: string, message: string, status = 409) => answer({ code: name, message }, status);

/** What is on the voucher, as the server sees it. */
let balance = 0;
const priced = ({ voucherCode, voucherTaken = 0 }: QuoteVisitDto) => {
  if (!voucherCode) return aQuote();
  const left = Math.max(0, balance - voucherTaken);
  const voucher = Math.min(68, left);
  const fee = Math.round((68 - voucher) * 6) / 100;
  const bill = { bookingFee: fee, totalPrice: 68 - voucher + fee, voucherLeft: left - voucher };
  return aQuote({ ...bill, ...(voucher > 0 && { voucher }) });
};

beforeEach(() => {
  sessionStorage.clear();
  balance = 100;
  story.api.on(quotes, ({ body }) => {
    const wanted = body as QuoteVisitDto;
    if (wanted.voucherCode === 'WRNG-WRNG-WRNG-WRNG-WRNG')
      return refusal('VOUCHER_NOT_FOUND', 'We couldn’t find this gift voucher.', 404);
    if (wanted.voucherCode && balance === 0) return refusal('VOUCHER_EMPTY', 'This gift voucher has no balance left.');
    return answer(priced(wanted));
  });
  story.api.on(charges, ({ body }) => {
    const { voucherCode, voucherTaken = 0 } = body as QuoteChargesDto;
    const prices = { shippingPrice: 5.95, freeShippingOver: 50 };
    if (!voucherCode) return answer(prices);
    const left = Math.max(0, balance - voucherTaken);
    return answer({ ...prices, voucher: Math.min(28, left), voucherLeft: left - Math.min(28, left) });
  });
  story.api.on(bookings, ({ body }) => {
    const { time, voucherCode, totalPrice } = body as PlaceBookingDto;
    const paid = priced({ ...(body as PlaceBookingDto) });
    const { voucher, bookingFee } = paid;
    if (voucherCode && totalPrice !== paid.totalPrice)
      return refusal('VOUCHER_CHANGED', `This gift voucher has $${balance}.00 left. Please check the new total.`);
    balance -= voucher ?? 0;
    return answer({ ...placed, time, totalPrice, bookingFee, ...(voucher && { voucher }) }, 201);
  });
});

const apply = async (typed = code) => {
  await press('Use a gift card or promo code');
  await userEvent.type(await field('Gift card or promo code'), `${typed}{Enter}`);
};
const sent = () => story.api.requestsTo(bookings).map(({ body }) => body as PlaceBookingDto);

describe('a gift voucher at checkout', () => {
  it('pays for the visits one after the other, and each total is seen before the press', async () => {
    await open(aVisitToBook, anotherVisit);
    await apply();
    await screen.findByText('The gift voucher covers $100.00. Nothing is left on it after that.');
    await waitFor(() =>
      expect(bill()).toContain('Tickets$136.00Subtotal$136.00Gift voucher−$100.00Booking fee (6%)$2.16'),
    );
    expect(bill()).toContain('Total $38.16');
    const [first, second] = screen.getAllByText(/^Gift voucher$/, { selector: 'li dt' });
    expect([first, second].map((row) => row?.nextSibling?.textContent)).toEqual(['−$68.00', '−$32.00']);
    await giveContact();
    await reserve();
    await arrived();
    expect(sent()).toMatchObject([
      { voucherCode: code, totalPrice: 0 },
      { voucherCode: code, totalPrice: 38.16 },
    ]);
    expect(balance).toBe(0);
  });

  it('that is used up by the first visit is not asked for the second', async () => {
    balance = 68;
    await open(aVisitToBook, anotherVisit);
    await apply();
    await waitFor(() => expect(bill()).toContain('Total $72.08'));
    await giveContact();
    await reserve();
    await arrived();
    expect(sent().map(({ voucherCode, totalPrice }) => [voucherCode, totalPrice])).toEqual([
      [code, 0],
      [undefined, 72.08],
    ]);
  });

  it('that is not known costs nothing, and the order may go on without it', async () => {
    await open(aVisitToBook);
    await giveContact();
    await apply('WRNG-WRNG-WRNG-WRNG-WRNG');
    expect(await screen.findByText('We couldn’t find this gift voucher.')).toBeTruthy();
    await reserve();
    expect(document.activeElement).toBe(await field('Gift card or promo code'));
    expect(sent()).toEqual([]);
    await press('Reserve without the voucher');
    await arrived();
    expect(sent()[0]).not.toHaveProperty('voucherCode');
  });

  it('that somebody spent meanwhile says so beside it, and the next press is at the new total', async () => {
    await open(aVisitToBook);
    await giveContact();
    await apply();
    await waitFor(() => expect(bill()).toContain('Total $0.00'));
    balance = 40;
    await reserve();
    expect(await screen.findByText('This gift voucher has $40.00 left. Please check the new total.')).toBeTruthy();
    await waitFor(() => expect(bill()).toContain('Gift voucher−$40.00'));
    await reserve();
    await arrived();
    expect(sent().map(({ totalPrice }) => totalPrice)).toEqual([0, 29.68]);
  });

  it('stays with the visit that it paid for, where the next one is not to be had', async () => {
    balance = 168;
    await open(aVisitToBook, anotherVisit);
    await giveContact();
    await apply();
    await waitFor(() => expect(bill()).toContain('Gift voucher−$136.00'));
    const first = placed;
    story.api.on(bookings, ({ body }) => {
      if ((body as PlaceBookingDto).time === '15:15')
        return refusal('SLOT_FULL', 'Not enough seats: 1 left at this time.');
      balance -= 68;
      return answer({ ...first, totalPrice: 0, bookingFee: 0, voucher: 68 }, 201);
    });
    await reserve();
    await waitFor(() => expect(lines()[0]?.booked).toMatchObject({ fee: 0, voucher: 68 }));
    expect(await screen.findByText('Booking fee included, gift voucher −$68.00')).toBeTruthy();
    await waitFor(() => expect(bill()).toContain('Tickets$136.00Subtotal$136.00Gift voucher−$136.00'));
    expect(await screen.findByText('The gift voucher covers $68.00. $32.00 is left on it.')).toBeTruthy();
  });

  it('pays for merchandise after the visits, and is sent with both', async () => {
    await open(aVisitToBook, aPrintToBuy);
    await giveContact();
    await apply();
    await waitFor(() => expect(bill()).toContain('Subtotal$96.00Gift voucher−$96.00'));
    expect(await screen.findByText('The gift voucher covers $96.00. $4.00 is left on it.')).toBeTruthy();
    expect(bill()).toContain('Your gift card covers everything. There’s nothing else to pay.');
    await reserve();
    await arrived();
    expect(story.api.requestsTo(charges).at(-1)?.body).toMatchObject({ voucherCode: code, voucherTaken: 68 });
    expect(story.api.requestsTo(orders)[0]?.body).toMatchObject({ voucherCode: code, totalPrice: 0 });
  });

  it('pays for merchandise alone, and a press whose answer was lost is repeated as it was', async () => {
    await open(aPrintToBuy);
    await giveContact();
    await apply();
    await waitFor(() => expect(bill()).toContain('Total $0.00'));
    story.api.on(orders, () => Promise.reject(new TypeError('lost')));
    await reserve();
    await story.summary();
    balance = 0; // it was ordered all the same
    story.api.on(orders, () => answer(order, 201));
    await reserve();
    await arrived();
    expect(new Set(story.api.requestsTo(orders).map(({ key }) => key)).size).toBe(1);
  });
});

describe('a press with a gift voucher whose answer was lost', () => {
  it('is repeated as it was, also after a reload: seats and money are taken once', async () => {
    await open(aVisitToBook);
    await giveContact();
    await apply();
    await waitFor(() => expect(bill()).toContain('Total $0.00'));
    story.api.on(bookings, () => Promise.reject(new TypeError('lost')));
    await reserve();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await story.summary();

    cleanup();
    balance = 32; // it was booked all the same
    story.api.on(bookings, () => answer({ ...placed, totalPrice: 0, bookingFee: 0, voucher: 68 }, 201));
    openFront('/checkout', story.api);
    await screen.findByRole('heading', { level: 1, name: 'Checkout' });
    await waitFor(() => expect(bill()).toContain('Total $72.08'));
    await reserve();
    await arrived();
    const [first, second] = story.api.requestsTo(bookings);
    expect([second?.key, second?.body]).toEqual([first?.key, first?.body]);
    expect(Object.values({ ...sessionStorage })).toContain('{}');
  });
});
