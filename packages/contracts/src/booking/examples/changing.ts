import { bookingId, customer } from '../../wire/example-values.js';
import type { CorrectCustomerDto, CustomerCorrectedView } from '../correct-customer.dto.js';
import type { CancelAtDeskDto, MoveAtDeskDto } from '../desk.dto.js';
import type { CancelBookingDto, ChangePartyDto, RescheduleBookingDto } from '../manage-booking.dto.js';
import type {
  BookingCancelledView,
  BookingMovedView,
  LinksResent,
  PartyChangedView,
} from '../managed-booking-views.js';
import { largerBill } from './visit.js';

export const cancelBooking: CancelBookingDto = { reason: 'plans_changed' };

/** Nothing was paid yet, and so nothing goes back. */
export const bookingCancelled: BookingCancelledView = { id: bookingId, status: 'cancelled', paid: 0, refund: 0 };

export const cancelAtDesk: CancelAtDeskDto = { reason: 'equipment', refundAll: true };

export const cancelledAtDesk: BookingCancelledView = {
  id: bookingId,
  status: 'cancelled',
  paid: 72.08,
  refund: 72.08,
};

export const changeParty: ChangePartyDto = { numberOfTickets: 3 };

export const partyChanged: PartyChangedView = {
  id: bookingId,
  status: 'confirmed',
  ...largerBill,
  paid: 0,
  refund: 0,
};

export const moveBooking: RescheduleBookingDto = { date: '2027-05-16', time: '11:30' };

export const moveAtDesk: MoveAtDeskDto = { ...moveBooking, reason: 'customer_asked' };

export const bookingMoved: BookingMovedView = {
  id: bookingId,
  status: 'confirmed',
  date: '2027-05-16',
  time: '11:30',
  moveUntil: '2027-05-15T15:30:00.000Z',
  refundUntil: '2027-05-14T15:30:00.000Z',
};

export const correctCustomer: CorrectCustomerDto = { ...customer, customerName: 'Maya Lindquist', resend: true };

export const customerCorrected: CustomerCorrectedView = { id: bookingId, changed: ['name'], isResent: true };

export const linksResent: LinksResent = { id: bookingId };
