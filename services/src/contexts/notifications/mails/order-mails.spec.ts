import { describe, expect, it } from '@jest/globals';
import { anOpenTicket, anOrderedVisit, aPlacedOrder } from '../testing/order-builders.js';
import { hoursInWords } from './hours-in-words.js';
import { type OrderSender, openTicketsReminder, orderCancelled, orderConfirmation } from './order-mails.js';

const sender: OrderSender = {
  productName: 'Northlight Immersive',
  siteUrl: 'https://tickets.example',
  withBookings: false,
};

describe('the mail that follows an order', () => {
  it('tells both forms what was ordered, what it costs, and where and when it is collected', () => {
    const mail = orderConfirmation(aPlacedOrder(), sender);
    expect(mail?.subject).toBe('Your order NO-7K4M2QXD');
    for (const form of [mail?.html, mail?.text])
      for (const words of [
        ...['NO-7K4M2QXD', '2 × Flagship Tee (Small)', '$56.00', '1 × Enamel Pin Set', '$14.00'],
        ...['Jurassic Ride', 'Saturday, November 28, 2026, 2:30 PM', 'NL-8K4M2QXD', '$153.00'],
        ...['$223.00', '$9.18', '$232.18', 'To pay at the venue', 'Rochester Flagship, 100 Demo Plaza'],
        'Monday to Thursday 10:00 AM to 8:00 PM; Friday to Sunday 10:00 AM to 10:00 PM',
        'Nothing has been charged. You pay at the venue.',
      ])
        expect(form).toContain(words);
  });

  it('has what opens the order and its bookings behind the #', () => {
    const text = orderConfirmation(aPlacedOrder(), sender)?.text;
    expect(text).toContain(`https://tickets.example/order/${aPlacedOrder().id}#${'o'.repeat(43)}`);
    expect(text).toContain(`https://tickets.example/booking/manage/${anOrderedVisit().id}#${'t'.repeat(43)}`);
  });

  it('of merchandise alone says nothing of visits or fees, and of visits alone nothing of collecting', () => {
    const shop = orderConfirmation(aPlacedOrder({ visits: [], bookingFee: 0 }), sender)?.text;
    expect(shop).toContain('Your merchandise is reserved.');
    expect(shop).not.toMatch(/fee|visit/i);
    const visit = orderConfirmation(aPlacedOrder({ products: [], collectAt: null }), sender)?.text;
    expect(visit).toContain('Your visit is confirmed.');
    expect(visit).not.toMatch(/pick|merchandise/i);
  });

  it('says until when a time may be chosen for tickets without one, and where', () => {
    const openTickets = [anOpenTicket({ chooseBy: '2027-11-26', subtotal: 68 })];
    const mail = orderConfirmation(aPlacedOrder({ visits: [], products: [], collectAt: null, openTickets }), sender);
    for (const words of [
      ...[
        'Your tickets are reserved. Choose a time when you’re ready.',
        'Choose a time by Friday, November 26, 2027',
        '$68.00',
      ],
      ...['Choose a time: Jurassic Ride', `/order/${aPlacedOrder().id}#`, 'They don’t hold seats yet'],
    ])
      expect(mail?.text).toContain(words);
  });

  it('leaves out a visit that was given up meanwhile', () => {
    const order = aPlacedOrder({ visits: [anOrderedVisit({ status: 'cancelled' })] });
    expect(orderConfirmation(order, sender)?.text).not.toContain('Jurassic Ride');
  });

  it('is kept back where the order was cancelled meanwhile', () => {
    expect(orderConfirmation(aPlacedOrder({ isCancelled: true }), sender)).toBeUndefined();
  });
});

describe('the mail before tickets without a time expire', () => {
  it('says until when, and is not written once there are none', () => {
    const mail = openTicketsReminder(aPlacedOrder({ openTickets: [anOpenTicket()] }), sender);
    expect(mail?.subject).toBe('Choose a time by Friday, November 26, 2027');
    expect(mail?.text).toContain('Choose a time: Jurassic Ride');
    expect(mail?.text).not.toContain('Flagship Tee');
    expect(openTicketsReminder(aPlacedOrder(), sender)).toBeUndefined();
  });
});

describe('the mail that follows a cancellation', () => {
  const cancelled = aPlacedOrder({ isCancelled: true });

  it('says that the visits stay', () => {
    const { subject, text } = orderCancelled(cancelled, sender);
    expect(subject).toBe('Canceled order NO-7K4M2QXD');
    expect(text).toContain('There’s nothing to pay for them.');
    expect(text).toContain('Your visits stay booked.');
  });

  it('sends for the mails of the visits where they were cancelled with it', () => {
    const { text } = orderCancelled(cancelled, { ...sender, withBookings: true });
    expect(text).toContain('For each visit canceled with this order, we’ll send a separate email');
    expect(text).not.toContain('stay booked');
  });
});

describe('an order that was paid online', () => {
  it('says so in its mail, and leads to the receipt', () => {
    const { text = '' } = orderConfirmation(aPlacedOrder({ isPaidOnline: true }), sender) ?? {};
    expect(text).toContain('Paid online: $232.18');
    expect(text).toContain(`View or download your receipt\n${sender.siteUrl}/order/${aPlacedOrder().id}/receipt#`);
    expect(orderConfirmation(aPlacedOrder(), sender)?.text).not.toContain('receipt');
  });
});

describe('opening hours in words', () => {
  const long = { opens: '10:00', closes: '20:00' };

  it('join days that are alike, and name a closed one', () => {
    expect(hoursInWords([null, long, long, long, long, long, long])).toEqual([
      'Monday to Saturday 10:00 AM to 8:00 PM',
      'Sunday closed',
    ]);
  });
});
