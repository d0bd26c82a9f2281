import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { PaidWith } from '@northlight/contracts';
import { EventStore, type RequestKey } from '@northlight/event-store';
import { Repository } from 'typeorm';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../../catalog/index.js';
import { booking } from '../../../domain/booking/booking.js';
import { mustBeLetIn, waitsForPayment } from '../../../domain/booking/letting-in.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import { BookingRow } from '../../../persistence/booking.row.js';
import { confirmsBooking } from '../../../shared/confirms-booking.js';
import { type Arrival, arrivalView } from './arrival-view.js';

/** How a party is let in. */
export interface LettingIn {
  /** The venue at whose door it stands; unset where that is not told. */
  readonly atVenue?: number | undefined;
  /** On another day than that of its visit, and at another venue, too. */
  readonly anyway?: boolean | undefined;
  /** It has paid at the desk: a booking that is held for an online payment is confirmed by that. */
  readonly isPaid?: boolean | undefined;
  /** How it pays what is due; unset: nobody said. */
  readonly paidWith?: PaidWith | undefined;
  /** So many of the party; unset: all that are still outside. */
  readonly count?: number | undefined;
  /** Makes it repeatable, where its sender gave a key: who asks again is not told that the party came already. */
  readonly request?: RequestKey | undefined;
}

/** Notes that the party of a booking has come. */
export class CheckIn extends Command<Arrival> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly how: LettingIn = {},
  ) {
    super();
  }
}

@CommandHandler(CheckIn)
export class CheckInHandler implements ICommandHandler<CheckIn> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    @InjectRepository(BookingRow) private readonly rows: Repository<BookingRow>,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_LIVE, and what `mustBeLetIn` says against it */
  async execute({ venueId, bookingId, how }: CheckIn): Promise<Arrival> {
    const { atVenue = venueId, anyway = false, isPaid, paidWith, count, request } = how;
    const row = await this.rows.findOneBy({ venueId, id: bookingId });
    const venue = await this.catalog.venue(venueId);
    if (!row || !venue) throw new Refusal('BOOKING_NOT_FOUND');
    const { reference, checkedInAt } = row;
    return this.events.transaction(
      venueId,
      (work) => {
        const now = this.clock.now();
        const before = work.load(booking, bookingStream(bookingId));
        const elsewhere = atVenue === venueId ? undefined : venue.name;
        mustBeLetIn(before, { zone: venue.timezone, now, checkedInAt, elsewhere, anyway, isPaid });
        if (waitsForPayment(before)) confirmsBooking(work, bookingId, { at: now });
        const after = work.apply(booking, bookingStream(bookingId), { type: 'CheckIn', count, paidWith });
        const isFirst = before.status !== 'checked_in';
        return arrivalView(after, { id: bookingId, reference, checkedInAt: now, isFirst });
      },
      request,
    );
  }
}
