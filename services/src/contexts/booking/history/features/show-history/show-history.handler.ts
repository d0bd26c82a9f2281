import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { HistoryPageDto, HistoryView } from '@northlight/contracts';
import { bookingStory } from '../../../domain/booking/booking-story.js';
import { slotStory } from '../../../domain/slot/slot-story.js';
import { type BookingName, pastOfBooking } from './booking-past.js';
import { Past } from './past.js';
import { pastOfSlot } from './slot-past.js';

/** What happened to a slot, or to a booking? */
export class ShowHistory extends Query<HistoryView> {
  constructor(
    readonly of: { readonly slotId: string } | BookingName,
    readonly page: HistoryPageDto,
  ) {
    super();
  }
}

@QueryHandler(ShowHistory)
export class ShowHistoryHandler implements IQueryHandler<ShowHistory> {
  constructor(private readonly past: Past) {}

  /** @throws {Refusal} SLOT_NOT_FOUND, BOOKING_NOT_FOUND */
  execute({ of, page }: ShowHistory): Promise<HistoryView> {
    return 'slotId' in of
      ? this.past.history(pastOfSlot(of.slotId), slotStory, page)
      : this.past.history(pastOfBooking(of), bookingStory, page);
  }
}
