import { describe, expect, it } from '@jest/globals';
import type { BookingQuote } from '@northlight/contracts';
import { priceRows, spokenTotal } from './price-rows.ts';

const quote = (more: Partial<BookingQuote>): BookingQuote => ({
  ticketType: 'standard',
  numberOfTickets: 2,
  ticketPrice: 34,
  gross: 68,
  discount: 0,
  subtotal: 68,
  bookingFee: 4.08,
  bookingFeePercent: 6,
  totalPrice: 72.08,
  ...more,
});

const lines = (more: Partial<BookingQuote>) => priceRows(quote(more)).map(({ label, amount }) => `${label}: ${amount}`);

describe('the price breakdown', () => {
  it('shows tickets, discount, subtotal and fee', () => {
    expect(lines({})).toEqual([
      '2 tickets × $34.00: $68.00',
      'Discount: none',
      'Subtotal: $68.00',
      'Booking fee (6%): $4.08',
    ]);
  });

  it('names the discount of a group', () => {
    const group = { numberOfTickets: 5, gross: 170, discount: 17, subtotal: 153, bookingFee: 9.18, totalPrice: 162.18 };
    expect(lines({ ticketType: 'group', ...group })[1]).toBe('Group discount: −$17.00');
  });

  it('names the discount of a plan with its percentage', () => {
    const sold = { numberOfTickets: 3, gross: 126, discount: 31.5, subtotal: 94.5, planPercent: 25 };
    expect(lines({ ticketType: 'member', ...sold })[1]).toBe('Plan discount (25%): −$31.50');
  });

  it('shows the pack as one price and what it saves beside it', () => {
    const pack = { numberOfTickets: 4, gross: 136, discount: 24, subtotal: 112, bookingFee: 6.72, totalPrice: 118.72 };
    expect(lines({ ticketType: 'family', ...pack }).slice(0, 2)).toEqual([
      'Family Pack (4 tickets): $112.00',
      'You save $24.00: ',
    ]);
  });

  it('shows what a gift voucher pays, before the fee', () => {
    expect(lines({ voucher: 50, bookingFee: 1.08, totalPrice: 19.08 }).slice(2)).toEqual([
      'Subtotal: $68.00',
      'Gift voucher: −$50.00',
      'Booking fee (6%): $1.08',
    ]);
  });

  it('shows the guest who comes with a pass, and what is off besides', () => {
    const sold = { numberOfTickets: 3, gross: 102, guestPasses: 1, guestPassDiscount: 34, subtotal: 54.4 };
    expect(lines({ ticketType: 'member', ...sold, discount: 47.6, planPercent: 20 }).slice(0, 4)).toEqual([
      ...['3 tickets × $34.00: $102.00', '1 guest pass: −$34.00', 'Plan discount (20%): −$13.60', 'Subtotal: $54.40'],
    ]);
    expect(lines({ ...sold, discount: 34, subtotal: 68 })[2]).toBe('Discount: none');
  });

  it('is spoken in one sentence', () => {
    expect(spokenTotal(quote({}))).toBe('Total $72.08 for 2 tickets, including the booking fee.');
  });
});
