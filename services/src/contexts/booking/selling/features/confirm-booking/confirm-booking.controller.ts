import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BookingConfirmedView } from '@northlight/contracts';
import { sellingRoutes } from '@northlight/contracts/routes';
import { isStaff } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { type BookingRequest, ManagedBookings } from '../../../persistence/managed-bookings.js';
import { RequestedBooking } from '../../../shared/requested-booking.js';
import { ConfirmBooking } from './confirm-booking.handler.js';

@Controller()
export class ConfirmBookingController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(sellingRoutes.confirmBooking)
  async confirm(@RequestedBooking() requested: BookingRequest): Promise<BookingConfirmedView> {
    const { venueId, bookingId } = await this.bookings.findFor({ command: 'confirm' }, requested);
    const isByCustomer = !isStaff(requested.user);
    await this.commands.execute(new ConfirmBooking(venueId, bookingId, { isByCustomer }));
    return { id: bookingId, status: 'confirmed', holdExpiresAt: null };
  }
}
