import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../catalog/index.js';
import { booking } from '../../domain/booking.js';
import { takesSeats } from '../../domain/seats.js';
import { slot } from '../../domain/slot.js';
import { bookingStream, slotStream } from '../../domain/slot-id.js';
import { visitAt } from '../../domain/visit.js';

/** Where to, and who wants it: the venue says why, and may where the customer no longer may. */
export interface MoveWish {
  readonly date: string;
  readonly time: string;
  readonly by?: 'customer' | 'staff';
  readonly reason?: string;
}

/** Moves a booking to another time of the same experience: both slots change, or none. */
export class MoveBooking extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly wish: MoveWish,
  ) {
    super();
  }
}

@CommandHandler(MoveBooking)
export class MoveBookingHandler implements ICommandHandler<MoveBooking> {
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} what the booking, the chosen time or its slot says against it */
  async execute({ venueId, bookingId, wish }: MoveBooking): Promise<void> {
    const venue = await this.catalog.venue(venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const zone = venue.timezone;
    const { date, time, by = 'customer', reason } = wish;
    await this.events.transaction(venueId, async (work) => {
      const at = this.clock.now();
      const { visit: from, tickets: seats, holdUntil: until } = await work.load(booking, bookingStream(bookingId));
      const to = visitAt({ venueId, experienceId: from.experienceId, date, time }, { zone, now: at });
      await work.apply(booking, bookingStream(bookingId), { type: 'MoveBooking', to, at, by, reason });
      if (to.slotId === from.slotId) return;
      const target = { slotId: to.slotId, slot: await work.load(slot, slotStream(to.slotId)) };
      await work.applyAll(takesSeats(target, { bookingId, seats, until, at, zone }));
      await work.apply(slot, slotStream(from.slotId), { type: 'ReleaseSeats', bookingId, why: 'moved' });
    });
  }
}
