import { describe, expect, it } from '@jest/globals';
import { aBookedVisit, aSender } from '../testing/builders.js';
import { aPlacedOrder } from '../testing/order-builders.js';
import { bookingLinks } from './booking-links.js';
import { contactAcknowledgement, contactAnswer } from './contact-mails.js';
import { franchiseAcknowledgement } from './franchise-mails.js';
import type { Mail } from './mail.js';
import { mailAbout } from './mail-about.js';
import { orderCancelled, orderConfirmation } from './order-mails.js';
import { voucherIssued } from './voucher-mail.js';
import { waitlistJoined, waitlistOffer } from './waitlist-mails.js';

const sender = { ...aSender, supportEmail: 'support@tickets.example', withBookings: false };

const party = {
  ...{ entryId: 'e1', token: 't', customerEmail: 'victim@example.com', venueId: 1, experienceId: 1, position: 1 },
  ...{ experienceName: 'Jurassic Ride', venueName: 'Rochester', venueAddress: '100 Demo Plaza', party: 2 },
  ...{
    date: '2026-11-28',
    time: '14:30',
    timezone: 'America/New_York',
    offeredUntil: new Date('2026-11-21T13:00:00Z'),
  },
};
const message = {
  ...{ id: 'm1', venueId: null, createdAt: new Date('2026-11-20T15:00:00Z'), email: 'victim@example.com' },
  ...{ phone: null, subject: 'A scarf', message: 'Grey', answer: 'We have it.' },
};
const inquiry = {
  ...{ id: 12, lastName: 'Lee', email: 'victim@example.com', phone: '+1 585 555 0142', city: 'Albany', state: 'NY' },
  ...{ targetRegion: 'Queens', investmentLevel: '$1M+', timeframe: '3-6 months' },
};
const recipient = { email: 'victim@example.com', message: '', code: 'K4M27QXDK4M27QXDK4M2' };

/** Each mail that goes to an address which a visitor typed, with the name that they typed beside it. */
const mailsTo = (name: string): Readonly<Record<string, Mail | undefined>> => {
  const visit = aBookedVisit({ customerName: name });
  const order = aPlacedOrder({ customerName: name });
  return {
    confirmation: mailAbout('booking-confirmation', visit, sender),
    moved: mailAbout('booking-moved', visit, sender),
    changed: mailAbout('booking-changed', visit, sender),
    cancelled: mailAbout('booking-cancelled', { ...visit, isCancelled: true }, sender),
    refund: mailAbout('refund-paid', { ...visit, paidBack: { amount: 1_000, method: 'cash', receipt: null } }, sender),
    granted: mailAbout('refund-granted', { ...visit, money: { ...visit.money, refundOwed: 10 } }, sender),
    withdrawn: mailAbout('refund-withdrawn', visit, sender),
    links: bookingLinks([visit], sender),
    order: orderConfirmation(order, sender),
    'order cancelled': orderCancelled(order, sender),
    waiting: waitlistJoined({ ...party, customerName: name }, sender),
    offer: waitlistOffer({ ...party, customerName: name }, sender),
    message: contactAcknowledgement({ ...message, name }, sender),
    answer: contactAnswer({ ...message, name }, sender),
    franchise: franchiseAcknowledgement({ ...inquiry, firstName: name }, sender),
    voucher: voucherIssued({ amount: 500, expires: '2035-11-22', recipient: { ...recipient, name } }, sender),
  };
};

const advertisements = [
  'Win at www.casino.example',
  'https://casino.example',
  'casino.example',
  'Your prize: casino',
  'casino $500',
  'Ann\nBcc: casino',
  'casino '.repeat(12),
];

describe.each(Object.keys(mailsTo('Ann Lee')))('the mail "%s" to an address that may be a stranger’s', (kind) => {
  it('greets a person by name, unless the house answers in its own words', () => {
    if (kind !== 'answer') expect(mailsTo('Ann Lee')[kind]?.text).toMatch(/^Hello Ann Lee,\n\n/);
  });

  it.each(advertisements)('carries no advertisement in place of a name: %j', (name) => {
    const mail = mailsTo(name)[kind];
    expect(mail).toBeDefined();
    expect(`${mail?.subject} ${mail?.text} ${mail?.html} ${mail?.calendar?.content}`).not.toContain('casino');
  });
});
