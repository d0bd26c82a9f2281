import { describe, expect, it, jest } from '@jest/globals';
import type { QuoteBookingDto } from '@northlight/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookButton, chosen, field, giveContact, slot, startAfresh } from '../../testing/booking-form.ts';
import { aPlacedBooking, aQuote } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

startAfresh();

const known = 'K4M2-7QXD-K4M2-7QXD-K4M2';
const empty = {
  statusCode: 409,
  code: 'VOUCHER_EMPTY',
  message: 'This gift voucher has no balance left.',
  requestId: 'r',
};
const unknown = {
  statusCode: 404,
  code: 'VOUCHER_NOT_FOUND',
  message: 'We couldn’t find this gift voucher.',
  requestId: 'r',
};

/** A voucher of $50 pays for two tickets. */
const paid = () => aQuote({ voucher: 50, voucherLeft: 0, bookingFee: 1.08, totalPrice: 19.08 });

function withVouchers() {
  const api = new TestApi();
  api.on('POST /api/bookings/quote', ({ body }) => {
    const { voucherCode } = body as QuoteBookingDto;
    if (voucherCode === undefined) return answer(aQuote());
    return voucherCode === known ? answer(paid()) : answer(unknown, 404);
  });
  openFront(chosen, api);
  return api;
}

const open = async () => {
  await screen.findByText('2 tickets × $34.00');
  await userEvent.click(screen.getByRole('button', { name: 'Use a gift card or promo code' }));
};

const readyToBook = async () => {
  await giveContact();
  await slot(/^3:15 PM/);
  await open();
};

const askedWith = (api: TestApi, code: string) =>
  api.requestsTo('POST /api/bookings/quote').filter(({ body }) => (body as QuoteBookingDto).voucherCode === code);

describe('a visitor with a gift voucher', () => {
  it('sees what it pays before booking, and books with it at that total', async () => {
    const api = withVouchers();
    api.on('POST /api/bookings', () => answer(aPlacedBooking({ voucher: 50, voucherLeft: 0, totalPrice: 19.08 }), 201));
    await readyToBook();
    await userEvent.type(await field('Gift card or promo code'), `${known}{Enter}`);
    expect(await screen.findByText('−$50.00')).toBeTruthy();
    expect(screen.getByText(/covers \$50.00. Nothing is left on it after that./)).toBeTruthy();
    await userEvent.click(bookButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your seats are booked' })).toBeTruthy();
    expect(api.requestsTo('POST /api/bookings')[0]?.body).toMatchObject({ voucherCode: known, totalPrice: 19.08 });
    expect(screen.getByText(/−\$50\.00/)).toBeTruthy();
  });

  it('reads beside the field why a code does not pay, and has lost nothing', async () => {
    withVouchers();
    await open();
    await userEvent.type(await field('Gift card or promo code'), 'WRNG-WRNG-WRNG-WRNG-WRNG');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const input = await field('Gift card or promo code');
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('We couldn’t find this gift voucher.')).toBeTruthy();
    expect(input.value).toBe('WRNG-WRNG-WRNG-WRNG-WRNG');
    expect(screen.queryByText('−$50.00')).toBeNull();
  });

  it('does not book before a typed code has its price, however long that takes', async () => {
    const api = withVouchers();
    let price = (_: Response) => {};
    const priced = new Promise<Response>((resolve) => {
      price = resolve;
    });
    api.on('POST /api/bookings/quote', ({ body }) =>
      (body as QuoteBookingDto).voucherCode ? priced : answer(aQuote()),
    );
    await readyToBook();
    await userEvent.type(await field('Gift card or promo code'), known);
    await userEvent.click(bookButton());
    await userEvent.click(bookButton());
    expect(askedWith(api, known)).toHaveLength(1);
    expect(api.requestsTo('POST /api/bookings')).toEqual([]);
    price(answer(paid()));
    expect(await screen.findByText('−$50.00')).toBeTruthy();
    await userEvent.click(bookButton());
    await waitFor(() => expect(api.requestsTo('POST /api/bookings')).toHaveLength(1));
    expect(api.requestsTo('POST /api/bookings')[0]?.body).toMatchObject({ voucherCode: known });
  });

  it('is not asked about a refused code again, and may book without it', async () => {
    const api = withVouchers();
    await readyToBook();
    await userEvent.type(await field('Gift card or promo code'), 'WRNG-WRNG-WRNG-WRNG-WRNG');
    await userEvent.click(bookButton());
    expect(await screen.findByText('We couldn’t find this gift voucher.')).toBeTruthy();
    await userEvent.click(bookButton());
    expect(document.activeElement).toBe(await field('Gift card or promo code'));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(askedWith(api, 'WRNG-WRNG-WRNG-WRNG-WRNG')).toHaveLength(1);
    expect(api.requestsTo('POST /api/bookings')).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Book without the code' }));
    await waitFor(() => expect(api.requestsTo('POST /api/bookings')).toHaveLength(1));
    expect(api.requestsTo('POST /api/bookings')[0]?.body).not.toHaveProperty('voucherCode');
  });

  it('hears beside the voucher that another tab was faster, and may book without it', async () => {
    const api = withVouchers();
    await readyToBook();
    await userEvent.type(await field('Gift card or promo code'), `${known}{Enter}`);
    await screen.findByText('−$50.00');
    for (const route of ['POST /api/bookings', 'POST /api/bookings/quote']) api.on(route, () => answer(empty, 409));
    await userEvent.click(bookButton());
    expect(await screen.findByRole('button', { name: 'Book without the code' })).toBeTruthy();
    expect(screen.getByText('This gift voucher has no balance left.')).toBeTruthy();
    await userEvent.click(bookButton());
    expect(api.requestsTo('POST /api/bookings')).toHaveLength(1);
  });

  it('keeps the focus where field and sentence change places, and hears the sentence', async () => {
    withVouchers();
    await open();
    await field('Gift card or promo code');
    const regions = screen.getAllByRole('status');
    await userEvent.type(await field('Gift card or promo code'), `${known}{Enter}`);
    const sentence = await screen.findByText(/covers \$50\.00/);
    expect(regions).toContain(sentence);
    expect(document.activeElement?.textContent).toBe('Remove');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await field('Gift card or promo code'));
  });

  it('leaves the other forms of the page alone', async () => {
    withVouchers();
    await open();
    await userEvent.type(await field('Gift card or promo code'), 'WRNG-WRNG-WRNG-WRNG-WRNG');
    const other = document.body.appendChild(document.createElement('form'));
    const sent = jest.fn((event: Event) => event.preventDefault());
    other.addEventListener('submit', sent);
    other.requestSubmit();
    other.remove();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
