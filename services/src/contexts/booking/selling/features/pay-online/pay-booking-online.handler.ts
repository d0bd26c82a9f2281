import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, type Work } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../../catalog/index.js';
import { booking } from '../../../domain/booking/booking.js';
import type { PaidOnline } from '../../../domain/booking/online-payment.events.js';
import { takeSeats } from '../../../domain/seats.js';
import { anyHours } from '../../../domain/slot/opening.js';
import { slot } from '../../../domain/slot/slot.js';
import { bookingStream, slotStream } from '../../../domain/slot/slot-id.js';
import { decideOnSeats, zoneAt } from '../../../shared/decide-on-seats.js';
import { lapsesHold } from '../../../shared/lapses-hold.js';

/**
 * A payment for a booking has arrived. It is firm then; one whose hold has lapsed gets its seats again where they are to be
 * had; and where it was given up meanwhile, all of the payment is owed back.
 */
export class PayBookingOnline extends Command<boolean> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly paid: Pick<PaidOnline, 'payment' | 'account' | 'amount'>,
  ) {
    super();
  }
}

@CommandHandler(PayBookingOnline)
export class PayBookingOnlineHandler implements ICommandHandler<PayBookingOnline> {
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** Once for each payment; safe to repeat. @returns whether the booking stands then @throws {Refusal} BOOKING_NOT_FOUND */
  async execute(command: PayBookingOnline): Promise<boolean> {
    const { venueId, bookingId } = command;
    const zone = await zoneAt(this.catalog, venueId);
    const paid = await this.events.transaction(venueId, (work) => {
      lapsesHold(work, bookingId, { at: this.clock.now(), zone });
      const { status, online } = work.load(booking, bookingStream(bookingId));
      const isLost = status === 'expired' && !online.some(({ payment }) => payment === command.paid.payment);
      if (isLost) return undefined;
      this.pay(work, command);
      return work.load(booking, bookingStream(bookingId)).status;
    });
    if (paid) return paid !== 'cancelled' && paid !== 'expired';
    if (await this.restored(command, zone)) return true;
    await this.events.transaction(venueId, (work) => this.pay(work, command));
    return false;
  }

  /** @returns false where the seats are somebody else's by now */
  private async restored(command: PayBookingOnline, zone: string): Promise<boolean> {
    const { venueId, bookingId } = command;
    try {
      await this.events.transaction(venueId, (work) => {
        const stream = bookingStream(bookingId);
        const { visit, tickets: seats } = work.load(booking, stream);
        work.apply(booking, stream, { type: 'RestoreHold' });
        const hold = { bookingId, seats, until: null, at: this.clock.now(), zone, priorityHours: anyHours };
        decideOnSeats(work, visit.slotId, (awaited) => takeSeats(awaited, hold));
        this.pay(work, command);
      });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  private pay(work: Work, { venueId, bookingId, paid }: PayBookingOnline): void {
    const stream = bookingStream(bookingId);
    const before = work.load(booking, stream);
    const { visit, status } = work.apply(booking, stream, { type: 'PayOnline', ...paid, at: this.clock.now() });
    if (before.status !== 'pending' || status !== 'confirmed') return;
    work.apply(slot, slotStream(visit.slotId), { type: 'SetHoldEnd', bookingId, until: null });
    work.enqueue('booking-confirmation', { venueId, bookingId });
  }
}
