import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingCancelledView } from '@northlight/contracts';
import { EventStore, type RequestKey, type Work } from '@northlight/event-store';
import { OwnDecision } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import type { Visitor } from '../../../../../platform/kernel/limit.js';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { Catalog } from '../../../../catalog/index.js';
import { decideWithVouchers, type VoucherWork } from '../../../../vouchers/index.js';
import { booking } from '../../../domain/booking/booking.js';
import { paidOf } from '../../../domain/money/balance.js';
import { releaseSeats } from '../../../domain/seats.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import { VisitorLimits } from '../../../shared/buyer.js';
import { decideOnSeats, zoneAt } from '../../../shared/decide-on-seats.js';
import { givesVoucherBack, isVoucherGone } from '../../../shared/gives-voucher-back.js';
import { SeatHolders } from '../../persistence/seat-holders.js';

/** Who cancels and why. */
export interface Cancellation {
  readonly by: 'customer' | 'staff';
  readonly reason: string;
  /** Staff give everything back, also where the rules give nothing. */
  readonly refundAll?: boolean | undefined;
  /** Makes it repeatable, where its sender gave a key. */
  readonly request?: RequestKey | undefined;
  /** A visitor: seats that are free again no longer count. */
  readonly visitor?: Visitor | undefined;
  /** False: nobody is written to. */
  readonly notify?: boolean;
}

/** Ends a booking and gives its seats back; the refund follows the rules it was sold under, or the venue's favor. */
export class CancelBooking extends Command<BookingCancelledView> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly why: Cancellation,
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly limits: VisitorLimits,
    private readonly holders: SeatHolders,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_LIVE, BOOKING_CANCELLED, BOOKING_LOCKED, HOLD_LAPSED */
  async execute(command: CancelBooking): Promise<BookingCancelledView> {
    const { venueId, why } = command;
    const zone = await zoneAt(this.catalog, venueId);
    const own = new OwnDecision<BookingCancelledView>();
    let freed = 0;
    const tell = (seats: number) => {
      freed = seats;
    };
    const decide = own.of((work: Work, vouchers: VoucherWork) => this.decide(work, vouchers, { command, zone, tell }));
    const answer = await decideWithVouchers(this.events, { venueId, decide, request: why.request });
    if (own.isOf(answer)) await this.giveBack(command, freed);
    return answer;
  }

  private async giveBack(command: CancelBooking, seats: number): Promise<void> {
    if (seats === 0) return;
    const holder = this.holders.find(command, command.why.visitor);
    await this.limits.reward(
      holder.then((found) => found?.visitor),
      seats,
    );
  }

  private decide(
    work: Work,
    vouchers: VoucherWork,
    { command: { venueId, bookingId, why }, zone, tell }: CancelContext,
  ): BookingCancelledView {
    const { by, reason, refundAll, notify = true } = why;
    const stream = bookingStream(bookingId);
    const before = work.load(booking, stream);
    const at = this.clock.now();
    const isFresh = before.status !== 'cancelled';
    const isGone = isFresh && isVoucherGone(vouchers, before, at);
    tell(isFresh ? before.tickets : 0);
    const cancel = { type: 'CancelBooking', by, reason, at, refundAll, isVoucherGone: isGone } as const;
    const { visit, status, back, balance } = work.apply(booking, stream, cancel);
    const release = { bookingId, why: 'cancelled', at, zone } as const;
    decideOnSeats(work, visit.slotId, (awaited) => releaseSeats(awaited, release));
    const { refund, voucherBack = 0 } = back;
    if (isFresh) givesVoucherBack(vouchers, before, { bookingId, cents: voucherBack });
    if (isFresh && notify) work.enqueue('booking-cancelled', { venueId, bookingId });
    return {
      id: bookingId,
      status: status as BookingCancelledView['status'],
      paid: dollarsOf(paidOf(balance)),
      refund: dollarsOf(refund),
      ...(voucherBack > 0 && { voucherBack: dollarsOf(voucherBack) }),
    };
  }
}

interface CancelContext {
  readonly command: CancelBooking;
  readonly zone: string;
  /** Is told how many seats are free again, each time that it is decided. */
  readonly tell: (freed: number) => void;
}
