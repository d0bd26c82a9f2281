import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type BookingStateView, HistoryPageDto, type HistoryView, TimeTravelDto } from '@northlight/contracts';
import { historyRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { ShowBookingState } from './show-booking-state.handler.js';
import { ShowHistory } from './show-history.handler.js';
import { untilOf } from './until-of.js';

@Controller()
export class BookingHistoryController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(historyRoutes.showBookingState)
  async show(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Query() when: TimeTravelDto,
  ): Promise<BookingStateView> {
    const { venueId, id: bookingId } = await this.bookings.find(requested);
    return this.queries.execute(new ShowBookingState({ venueId, bookingId }, untilOf(when)));
  }

  @Endpoint(historyRoutes.showBookingHistory)
  async history(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Query() page: HistoryPageDto,
  ): Promise<HistoryView> {
    const { venueId, id: bookingId } = await this.bookings.find(requested);
    return this.queries.execute(new ShowHistory({ venueId, bookingId }, page));
  }
}
