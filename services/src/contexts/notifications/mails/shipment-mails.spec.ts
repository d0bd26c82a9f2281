import { describe, expect, it } from '@jest/globals';
import type { ShipmentView } from '@northlight/contracts';
import { aPlacedOrder } from '../testing/order-builders.js';
import { orderConfirmation } from './order-mails.js';
import { orderShipped } from './shipment-mails.js';

const sender = { productName: 'Northlight Immersive', siteUrl: 'https://tickets.example', withBookings: false };
const address = {
  name: 'Ann Lee',
  line1: '12 Elm Street',
  line2: 'Apt 4',
  city: 'Buffalo',
  state: 'NY',
  zip: '14202',
} as const;
const toPack: ShipmentView = {
  ...{ state: 'to_pack', address, carrier: null, trackingNumber: null, trackingUrl: null },
  ...{ shippedAt: null, deliveredAt: null },
};
const order = (shipment: ShipmentView) =>
  aPlacedOrder({ visits: [], collectAt: null, collectBy: null, isPaidOnline: true, bookingFee: 0, shipment });

describe('the mail that follows an order to be shipped', () => {
  it('says where it goes and how long that takes, and nothing of picking it up', () => {
    const text = orderConfirmation(order(toPack), sender)?.text;
    for (const words of ['Ann Lee, 12 Elm Street, Apt 4, Buffalo, NY 14202', 'Standard, 3-5 business days'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/pick/i);
  });
});

describe('the mail that follows a parcel', () => {
  it('names its carrier and number, and leads to the page that follows it', () => {
    const trackingUrl = 'https://www.ups.com/track?tracknum=1Z999AA10123456784';
    const sent = { state: 'shipped', carrier: 'ups', trackingNumber: '1Z999AA10123456784', trackingUrl } as const;
    const mail = orderShipped(order({ ...toPack, ...sent, shippedAt: '2026-11-21T15:00:00.000Z' }), sender);
    expect(mail?.subject).toBe('Your order NO-7K4M2QXD is on its way');
    for (const form of [mail?.html, mail?.text])
      for (const words of ['UPS', '1Z999AA10123456784', trackingUrl, '2 × Flagship Tee (Small)'])
        expect(form).toContain(words);
  });

  it('is not written before it left', () => {
    expect(orderShipped(order(toPack), sender)).toBeUndefined();
  });
});
