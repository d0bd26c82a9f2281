import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PartyChangedView } from '@northlight/contracts';
import { EventStore, type RequestKey, type Work } from '@northlight/event-store';
import { OwnDecision } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import type { Visitor } from '../../../../../platform/kernel/limit.js';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { Catalog } from '../../../../catalog/index.js';
import { decideWithVouchers, type VoucherWork } from '../../../../vouchers/index.js';
import { booking } from '../../../domain/booking/booking.js';
import { statusOf } from '../../../domain/booking/booking-options.js';
import type { Booking } from '../../../domain/booking/booking-types.js';
import { paidOf } from '../../../domain/money/balance.js';
import { billOf, type Terms } from '../../../domain/money/price.js';
import { changeSeats } from '../../../domain/seats.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import { VisitorLimits } from '../../../shared/buyer.js';
import { decideOnSeats, zoneAt } from '../../../shared/decide-on-seats.js';
import { givesVoucherBack, isVoucherGone } from '../../../shared/gives-voucher-back.js';
import { PriorityHours, type SeatSeeker } from '../../../shared/priority-hours.js';
import { SeatHolders } from '../../persistence/seat-holders.js';
import { TodaysTerms } from '../../todays-terms.js';

/** How many come now. */
export interface PartyChangeRequest {
  readonly tickets: number;
  /** The desk is not bound by the deadlines of the customer. */
  readonly by?: 'staff';
  /** Makes it repeatable, where its sender gave a key. */
  readonly request?: RequestKey | undefined;
  /** A visitor, whose seats and changes are counted, and who adds no tickets that are dearer by now. */
  readonly visitor?: Visitor | undefined;
  /** Who asks, where they are signed in: for the price of more tickets, and a time that is not open to everybody yet. */
  readonly seeker?: SeatSeeker;
}

/** Gives a booking another number of tickets: the bill and the seats change together, or neither. */
export class ChangeParty extends Command<PartyChangedView> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly input: PartyChangeRequest,
  ) {
    super();
  }
}

@CommandHandler(ChangeParty)
export class ChangePartyHandler implements ICommandHandler<ChangeParty> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly limits: VisitorLimits,
    private readonly holders: SeatHolders,
    private readonly terms: TodaysTerms,
    private readonly priority: PriorityHours,
  ) {}

  /** @throws {Refusal} what the booking or its slot says against it; TOO_MANY_SEATS, TOO_MANY_CHANGES */
  async execute(command: ChangeParty): Promise<PartyChangedView> {
    const { venueId, bookingId, input } = command;
    const zone = await zoneAt(this.catalog, venueId);
    const holder = await this.holders.find(command, input.visitor);
    const seats = (added: number) => this.limits.seats(holder?.visitor, added);
    const change = this.limits.change(input.visitor, bookingId);
    return this.limits.within([...change, ...seats(input.tickets - (holder?.seats ?? input.tickets))], async () => {
      const { answer, added } = await this.decided(command, zone);
      await this.limits.reward(holder?.visitor, -added);
      return { answer, counted: added === 0 ? [] : [...change, ...seats(added)] };
    });
  }

  /** @returns also how many seats it has more than before: none where the answer was given before */
  private async decided(command: ChangeParty, zone: string): Promise<{ answer: PartyChangedView; added: number }> {
    const { venueId, input } = command;
    const own = new OwnDecision<PartyChangedView>();
    let added = 0;
    const tell = (seats: number) => {
      added = seats;
    };
    const today = (before: Booking) => this.terms.of(before, input.seeker?.plan);
    const context = { command, zone, tell, today };
    const decide = own.of((work: Work, vouchers: VoucherWork) => this.decide(work, vouchers, context));
    const answer = await decideWithVouchers(this.events, { venueId, decide, request: input.request });
    return { answer, added: own.isOf(answer) ? added : 0 };
  }

  private decide(work: Work, vouchers: VoucherWork, context: ChangeContext): PartyChangedView {
    const { command, zone, tell, today } = context;
    const { venueId, bookingId, input } = command;
    const at = this.clock.now();
    const stream = bookingStream(bookingId);
    const before = work.load(booking, stream);
    const isGone = isVoucherGone(vouchers, before, at);
    const { tickets, by, visitor } = input;
    const terms = visitor && tickets > before.tickets ? work.ask(today, before) : undefined;
    const change = {
      type: 'ChangeParty',
      tickets,
      at,
      isVoucherGone: isGone,
      today: terms,
      ...(by && { by }),
    } as const;
    const after = work.apply(booking, stream, change);
    tell(after.tickets - before.tickets);
    const paid = dollarsOf(paidOf(after.balance));
    const answer = { id: bookingId, status: statusOf(after, at), paid, ...billOf(after) };
    // guard: a party that stays as it is gets nothing back again
    if (after === before) return { ...answer, refund: 0 };
    const { slotId } = after.visit;
    const seeker = by === 'staff' ? { byStaff: true } : input.seeker;
    const priorityHours = this.priority.of(work, slotId, { ...seeker, at });
    const seats = { bookingId, seats: input.tickets, at, zone, priorityHours };
    decideOnSeats(work, slotId, (awaited) => changeSeats(awaited, seats));
    work.enqueue('booking-changed', { venueId, bookingId });
    const { refund, voucherBack: cents = 0 } = after.back;
    givesVoucherBack(vouchers, after, { bookingId, cents });
    return { ...answer, refund: dollarsOf(refund), ...(cents > 0 && { voucherBack: dollarsOf(cents) }) };
  }
}

interface ChangeContext {
  readonly command: ChangeParty;
  readonly zone: string;
  /** Is told how many seats more it has, each time that it is decided. */
  readonly tell: (added: number) => void;
  /** What the tickets of a booking would be sold under now. */
  readonly today: (before: Booking) => Promise<Terms | undefined>;
}
