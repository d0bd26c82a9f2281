import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type BookingStateView, HistoryPageDto, type HistoryView, TimeTravelDto } from '@northlight/contracts';
import { AskedAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { ShowBookingState } from './show-booking-state.handler.js';
import { ShowHistory } from './show-history.handler.js';
import { untilOf } from './until-of.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking')
export class BookingHistoryController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'The booking as it is, or as it was at a moment or a position of the log.' })
  async show(@AskedAtDesk() asked: AskedThere, @Query() when: TimeTravelDto): Promise<BookingStateView> {
    const { venueId, id: bookingId } = await this.bookings.find(asked);
    return this.queries.execute(new ShowBookingState({ venueId, bookingId }, untilOf(when)));
  }

  @Get('history')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'What happened to the booking, oldest first; persons are behind a reference.' })
  async history(@AskedAtDesk() asked: AskedThere, @Query() page: HistoryPageDto): Promise<HistoryView> {
    const { venueId, id: bookingId } = await this.bookings.find(asked);
    return this.queries.execute(new ShowHistory({ venueId, bookingId }, page));
  }
}
