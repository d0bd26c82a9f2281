import { describe, expect, it } from '@jest/globals';
import { checkoutReminder, type LeftVisit } from './checkout-reminder.js';

const sender = { productName: 'Northlight', siteUrl: 'https://example.com' };
const customer = { name: 'Ann Lee', email: 'ann@example.com' };
const visit: LeftVisit = {
  ...{ venueId: 1, experienceId: 3, experienceName: 'Jurassic Ride', venueName: 'Rochester Flagship' },
  ...{ date: '2026-11-28', time: '14:30', isAhead: true, tickets: 2, ticketType: 'standard' },
};
const pins = { productId: 8, name: 'Enamel Pin Set', variant: null, quantity: 1, price: 1400, imageUrl: '/pins.jpg' };

describe('the mail about an order that was left before it was paid', () => {
  it('leads back to the booking with everything chosen', () => {
    const { text } = checkoutReminder({ customer, visits: [visit], products: [] }, sender);
    expect(text).toContain('Jurassic Ride, 2 tickets: Saturday, November 28, 2026, 2:30 PM, Rochester Flagship');
    const query = 'venueId=1&experienceId=3&tickets=2&date=2026-11-28&time=14%3A30&type=standard';
    expect(text).toContain(`Start again: https://example.com/booking?${query}`);
  });

  it('chooses no time that is over', () => {
    const { text } = checkoutReminder({ customer, visits: [{ ...visit, isAhead: false }], products: [] }, sender);
    expect(text).toContain('experienceId=3&tickets=2&type=standard');
  });

  it('leads to the shop, too, where something of it was wanted', () => {
    const { text } = checkoutReminder({ customer, visits: [visit], products: [pins] }, sender);
    expect(text).toContain('Book again: Jurassic Ride: https://example.com/booking?');
    expect(text).toContain('Go to the shop\nhttps://example.com/merch');
    expect(checkoutReminder({ customer, visits: [], products: [pins] }, sender).text).toContain(
      'Start again: https://example.com/merch',
    );
  });

  it('says why it came, and that it comes once', () => {
    const { text } = checkoutReminder({ customer, visits: [visit], products: [] }, sender);
    expect(text).toContain('because you ticked “Email me if I leave before paying.” We send it once');
  });
});
