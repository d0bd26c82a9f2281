import type {
  BookingPlacedView,
  BookingPolicyView,
  BookingQuote,
  BookingSummary,
  BookingView,
  SlotView,
  TicketView,
  VenueExperienceView,
  VenueView,
  WaitlistEntryView,
  WaitlistOffer,
} from '@northlight/contracts';
import { confirmedOf } from '../features/booking-confirmed/confirmed-booking.ts';

/** Things as the API answers them, with fixed defaults: say only what the story is about. */
export const aVenue = (more: Partial<VenueView> = {}): VenueView => ({
  id: 1,
  name: 'Rochester Flagship',
  slug: 'rochester-flagship',
  address: '100 Demo Plaza',
  city: 'Rochester',
  state: 'NY',
  zipCode: '14604',
  description: 'The first venue.',
  imageUrl: '/media/art/venues/rochester-flagship/main.jpg',
  isNew: true,
  status: 'open',
  openedYear: 2025,
  estimatedOpeningYear: null,
  timezone: 'America/New_York',
  mapX: 1,
  mapY: 1,
  weekHours: [],
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});

export const anExperience = (more: Partial<VenueExperienceView> = {}): VenueExperienceView => ({
  id: 1,
  name: 'Jurassic Ride',
  slug: 'jurassic-ride',
  description: 'A ride.',
  shortDescription: 'A ride.',
  duration: 30,
  price: 34,
  minAge: 6,
  maxAge: 100,
  requirements: null,
  specialEquipment: null,
  imageUrl: '/media/art/experiences/jurassic-ride/main.jpg',
  isPopular: true,
  isNew: false,
  licenseInfo: null,
  licenseOwner: null,
  category: 'adventure',
  tags: [],
  galleryImages: [],
  displayOrder: 10,
  createdAt: '2026-01-01T00:00:00Z',
  isExclusive: false,
  ...more,
});

export const aSlot = (more: Partial<SlotView> = {}): SlotView => ({
  id: `1-1-2026-11-28-${more.time ?? '14:30'}`,
  time: '14:30',
  capacity: 20,
  bookedCount: 0,
  bookable: true,
  ...more,
});

export const aQuote = (more: Partial<BookingQuote> = {}): BookingQuote => ({
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

export const aPlacedBooking = (more: Partial<BookingPlacedView> = {}): BookingPlacedView => ({
  id: '0c1d9d1e-6a5b-4a55-9d8a-0d4a4a8f6f10',
  reference: 'NL-8K4M2QXD',
  status: 'pending',
  holdExpiresAt: null,
  venueId: 1,
  experienceId: 1,
  date: '2026-11-28',
  time: '14:30',
  numberOfTickets: 2,
  ticketType: 'standard',
  customerName: 'Ann Lee',
  customerEmail: 'ann@example.com',
  subtotal: 68,
  bookingFee: 4.08,
  totalPrice: 72.08,
  priceAdjusted: false,
  manageToken: 'secret-token',
  ...more,
});

/** What the link in a mail about a waitlist opens. */
export const aWaitlistLink = (): WaitlistOffer => ({
  entryId: '5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11',
  token: 'x'.repeat(43),
});

/** A party of three that waits for 2:30 PM, the second in the line. */
export const aWaitlistEntry = (more: Partial<WaitlistEntryView> = {}): WaitlistEntryView => ({
  id: aWaitlistLink().entryId,
  venueId: 1,
  experienceId: 1,
  date: '2099-11-28',
  time: '14:30',
  party: 3,
  status: 'waiting',
  position: 2,
  offeredUntil: null,
  ...more,
});

export const aConfirmedBooking = (more: Partial<BookingPlacedView> = {}) =>
  confirmedOf(aPlacedBooking(more), { venue: aVenue(), experience: anExperience() });

export const aManagedBooking = (more: Partial<BookingView> = {}): BookingView => ({
  ...aQuote(),
  id: '0c1d9d1e-6a5b-4a55-9d8a-0d4a4a8f6f10',
  reference: 'NL-8K4M2QXD',
  status: 'pending',
  venueId: 1,
  venueName: 'Rochester Flagship',
  venueSlug: 'rochester-flagship',
  venueAddress: '100 Demo Plaza, Rochester, NY 14604',
  timezone: 'America/New_York',
  experienceId: 1,
  experienceName: 'Jurassic Ride',
  experienceSlug: 'jurassic-ride',
  imageUrl: '/media/art/experiences/jurassic-ride/main.jpg',
  duration: 30,
  date: '2026-11-28',
  time: '14:30',
  startsAt: '2026-11-28T19:30:00.000Z',
  ...{ paid: 72.08, kept: 0, refund: null, refundState: 'none', refundPaid: 0, refundOwed: 0, refundPaidAt: null },
  holdExpiresAt: null,
  ...{ canMove: true, moveUntil: '2026-11-27T19:30:00.000Z', canCancel: true, refundNow: 72.08, isRefundable: true },
  refundUntil: '2026-11-26T19:30:00.000Z',
  refundHours: 48,
  moveHours: 24,
  ...more,
});

export const aTicket = (more: Partial<TicketView> = {}): TicketView => {
  const { id, reference, status, venueId, venueName, venueSlug, venueAddress, timezone } = aManagedBooking();
  const { experienceId, experienceName, experienceSlug, imageUrl, duration, date, time, startsAt } = aManagedBooking();
  const { isRefundable, refundUntil } = aManagedBooking();
  return {
    ...{ id, reference, status, venueId, venueName, venueSlug, venueAddress, timezone },
    ...{ experienceId, experienceName, experienceSlug, imageUrl, duration, date, time, startsAt },
    ...{ code: 'c'.repeat(43), customerName: 'Ann Lee', numberOfTickets: 2, ticketType: 'standard' },
    ...{ moveHours: 24, isRefundable, refundUntil, checkedInAt: null },
    ...more,
  };
};

/** A line of My bookings. */
export const aListedBooking = (more: Partial<BookingSummary> = {}): BookingSummary => {
  const { id, reference, status, venueId, venueName, venueAddress, timezone, ...booking } = aManagedBooking();
  const { experienceId, experienceName, experienceSlug, imageUrl, date, time } = booking;
  const { numberOfTickets, totalPrice, paid, refund } = booking;
  const { canMove, moveUntil, canCancel, refundNow, isRefundable, refundUntil, refundHours, moveHours } = booking;
  return {
    ...{ id, reference, status, venueId, venueName, venueAddress, timezone },
    ...{
      experienceId,
      experienceName,
      experienceSlug,
      imageUrl,
      date,
      time,
      numberOfTickets,
      totalPrice,
      paid,
      refund,
    },
    options: { canMove, moveUntil, canCancel, refundNow, isRefundable, refundUntil, refundHours, moveHours },
    ...more,
  };
};

/** The figures of the specification (§9), as the API tells them. */
export const theRules: BookingPolicyView = {
  ...{ bookingFeePercent: 6, memberDiscountPercent: 10, groupDiscountPercent: 10, groupFrom: 5, familyPackPrice: 112 },
  ...{ refundHours: 48, moveHours: 24 },
};
