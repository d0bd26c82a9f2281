import type { PlaceBookingDto } from '@northlight/contracts';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import { aRequest, type BookingHouse, type Placed } from './booking-house.js';

/** A booking that its customer has paid at the desk: its hold ends no more. */
export async function paidBooking(
  house: BookingHouse,
  overrides: Partial<PlaceBookingDto> = {},
  headers: Record<string, string> = {},
): Promise<Placed> {
  const { body } = await house.post('/api/bookings', aRequest(overrides), headers);
  await house.commands.execute(new ConfirmBooking(body.venueId, body.id, { paid: true }));
  return body;
}
