import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BookingConfirmedView } from '@northlight/contracts';
import { Asked, CommandForManagers } from '../../asked-booking.js';
import { type AskedBooking, ManagedBookings } from '../../persistence/managed-bookings.js';
import { ConfirmBooking } from './confirm-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/:id/confirm')
export class ConfirmBookingController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  @Post()
  @HttpCode(200)
  @CommandForManagers('BOOKING_NOT_PENDING', 'HOLD_LAPSED')
  @ApiOkResponse({ description: 'The seats are held for good, and paid at the venue. Asked twice, confirmed once.' })
  async confirm(@Asked() asked: AskedBooking): Promise<BookingConfirmedView> {
    const { venueId, bookingId } = await this.bookings.findFor({ command: 'confirm' }, asked);
    await this.commands.execute(new ConfirmBooking(venueId, bookingId));
    return { id: bookingId, status: 'confirmed', holdExpiresAt: null };
  }
}
