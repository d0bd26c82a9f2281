import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingMovedView } from '@northlight/contracts';
import { EventStore, type RequestKey, type Work } from '@northlight/event-store';
import { OwnDecision } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import type { Visitor } from '../../../../../platform/kernel/limit.js';
import { Catalog } from '../../../../catalog/index.js';
import { booking } from '../../../domain/booking/booking.js';
import { optionsOf, statusOf } from '../../../domain/booking/booking-options.js';
import type { Booking } from '../../../domain/booking/booking-types.js';
import { visitAt } from '../../../domain/booking/visit.js';
import { releaseSeats, takeSeats } from '../../../domain/seats.js';
import { bookingStream, slotStream, waitlistStream } from '../../../domain/slot/slot-id.js';
import { VisitorLimits } from '../../../shared/buyer.js';
import { decideOnSeats, zoneAt } from '../../../shared/decide-on-seats.js';
import { PriorityHours, type SeatSeeker } from '../../../shared/priority-hours.js';

/** Where to, and who wants it: the venue says why, and may where the customer no longer may. */
export interface MoveRequest {
  readonly date: string;
  readonly time: string;
  readonly by?: 'customer' | 'staff';
  readonly reason?: string;
  /** Makes it repeatable, where its sender gave a key. */
  readonly request?: RequestKey | undefined;
  /** A visitor, whose changes are counted. */
  readonly visitor?: Visitor | undefined;
  /** False: nobody is written to. */
  readonly notify?: boolean;
  /** Who asks, for a time that is not open to everybody yet. */
  readonly seeker?: SeatSeeker;
}

/** Moves a booking to another time of the same experience: both slots change, or none. */
export class MoveBooking extends Command<BookingMovedView> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly input: MoveRequest,
  ) {
    super();
  }
}

@CommandHandler(MoveBooking)
export class MoveBookingHandler implements ICommandHandler<MoveBooking> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly limits: VisitorLimits,
    private readonly priority: PriorityHours,
  ) {}

  /** @throws {Refusal} what the booking, the chosen time or its slot says against it; TOO_MANY_CHANGES */
  async execute(command: MoveBooking): Promise<BookingMovedView> {
    const { venueId, bookingId, input } = command;
    const zone = await zoneAt(this.catalog, venueId);
    const change = this.limits.change(input.visitor, bookingId);
    return this.limits.within(change, async () => {
      const own = new OwnDecision<BookingMovedView>();
      const decide = own.of((work: Work) => this.decide(work, command, zone));
      return own.used(await this.events.transaction(venueId, decide, input.request), change);
    });
  }

  private decide(work: Work, { venueId, bookingId, input }: MoveBooking, zone: string): BookingMovedView {
    const { date, time, by = 'customer', reason } = input;
    const at = this.clock.now();
    const stream = bookingStream(bookingId);
    const { visit: from, tickets: seats, holdUntil: until } = work.load(booking, stream);
    const to = visitAt({ venueId, experienceId: from.experienceId, date, time }, { zone, now: at });
    const moved = work.apply(booking, stream, { type: 'MoveBooking', to, at, by, reason });
    if (to.slotId === from.slotId) return answerOf(bookingId, moved, at);
    work.preload([to.slotId, from.slotId].flatMap((id) => [slotStream(id), waitlistStream(id)]));
    const seeker = by === 'staff' ? { byStaff: true } : input.seeker;
    const priorityHours = this.priority.of(work, to.slotId, { ...seeker, at });
    const hold = { bookingId, seats, until, at, zone, priorityHours };
    // guard: a move changes both slots or none
    decideOnSeats(work, to.slotId, (awaited) => takeSeats(awaited, hold));
    const release = { bookingId, why: 'moved', at, zone } as const;
    // guard: a move gives the seats back that it leaves
    decideOnSeats(work, from.slotId, (awaited) => releaseSeats(awaited, release));
    if (input.notify !== false) work.enqueue('booking-moved', { venueId, bookingId });
    return answerOf(bookingId, moved, at);
  }
}

function answerOf(id: string, moved: Booking, at: Date): BookingMovedView {
  const { moveUntil, refundUntil } = optionsOf(moved, at);
  const { date, time } = moved.visit;
  return { id, status: statusOf(moved, at), date, time, moveUntil, refundUntil };
}
