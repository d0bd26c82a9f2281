/** The values that examples share: one customer, one visit to the venue of the demo, and what came of it. */
export const bookingId = '01a54b32-0180-7c3e-9a41-5d0b7c2e8f16';
export const otherBookingId = '01a549e8-5c00-7f12-8b6d-21c4e9a07d53';
export const orderId = '5f0c8e12-3b7a-4d96-a1e4-90b27c6d3f58';
export const openTicketId = '01a54b35-aee8-7d44-8c0f-93b1e7d25a68';
export const waitlistEntryId = '01a5557e-b980-7b28-a3c6-0f4d9e1b7c82';
export const customerRef = '01a54b32-0180-7e57-8d19-b46a0c3f9e25';

export const reference = 'NL-7K4M2QXD';
export const otherReference = 'NL-4HTW9RC3';
export const orderReference = 'NO-8K4M2QXD';

/** As long as a real one, and opens nothing. */
const tokenLength = 43;
export const bookingToken = 'opens-one-booking-'.padEnd(tokenLength, '0');
export const orderToken = 'opens-one-order-'.padEnd(tokenLength, '0');
export const waitlistToken = 'opens-one-waitlist-entry-'.padEnd(tokenLength, '0');
export const accountToken = 'link-of-an-account-mail-'.padEnd(tokenLength, '0');
export const newsletterToken = 'link-of-a-newsletter-'.padEnd(tokenLength, '0');

export const customer = {
  customerName: 'Maya Lindqvist',
  customerEmail: 'maya@example.com',
  customerPhone: '+1 585 555 0160',
} as const;

/** When it was booked, the day of the visit on the wall of the venue, and the instant that it begins. */
export const placedAt = '2027-05-04T15:00:00.000Z';
export const visitDate = '2027-05-15';
export const visitTime = '14:30';
export const startsAt = '2027-05-15T18:30:00.000Z';
export const moveUntil = '2027-05-14T18:30:00.000Z';
export const refundUntil = '2027-05-13T18:30:00.000Z';
export const checkedInAt = '2027-05-15T18:12:00.000Z';

export const timezone = 'America/New_York';
export const venueId = 1;
export const experienceId = 1;
export const slotId = '1-1-2027-05-15-1430';

export const requestId = '01a54b31-fff0-7ab4-9d3c-e25f810b64a7';

/** Accounts: the customer's, and those of two people who work there. */
export const customerAccount = 7;
export const adminAccount = 1;
export const deskAccount = 4;
