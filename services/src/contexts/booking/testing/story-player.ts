import type {
  BookingCancelledView,
  BookingPlacedView,
  PlaceBookingDto,
  RefundSettledView,
  WaitlistJoinedView,
} from '@northlight/contracts';
import type { FixedClock } from '../../../platform/kernel/clock.js';
import { centsOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { Claimant } from '../changing/claims.js';
import { ClaimBookings } from '../changing/features/claim-bookings/claim-bookings.handler.js';
import { slotIdOf } from '../domain/slot/slot-id.js';
import { ChangeSlot } from '../planning/features/change-slots/change-slot.handler.js';
import { PlaceBooking } from '../selling/features/place-booking/place-booking.js';
import { JoinWaitlist } from '../waitlist/features/join-waitlist/join-waitlist.handler.js';
import { LeaveWaitlist } from '../waitlist/features/leave-waitlist/leave-waitlist.handler.js';
import { OfferSeats } from '../waitlist/features/offer-seats/offer-seats.handler.js';
import { aRequest } from './booking-house.js';
import type { Act } from './random-story.js';
import { changeOf, grantFor, seatsOf, slotChange } from './story-commands.js';
import { untilKnown } from './until-known.js';

/** One process of the service, in this one or apart. */
export interface Process {
  // biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the command comes to
  execute(command: object): Promise<any>;
}

/** Somebody was refused for want of seats, between these positions of the ledger. */
export interface RefusedBuyer {
  readonly slotId: string;
  readonly seats: number;
  readonly at: Date;
  readonly from: number;
  readonly to: number;
}

interface Stage {
  readonly venueId: number;
  readonly date: string;
  readonly times: readonly string[];
  /** Makes the keys of this story its own. */
  readonly name: string;
  readonly processes: readonly Process[];
  readonly clock: FixedClock;
  /** The code of a gift voucher that everybody has. */
  readonly voucherCode: string;
  /** Position of the ledger now. */
  head(): Promise<number>;
}

interface Sale {
  readonly key: string;
  readonly commands: Process;
  readonly paysAtDesk?: boolean;
}

/** Does what a story says, as people with browsers would: what is refused is refused, what is unknown is asked again. */
export class StoryPlayer {
  readonly refused: RefusedBuyer[] = [];
  /** What each key was answered with: the same every time, or it is a breach. */
  readonly answers = new Map<string, Set<string>>();
  /** The bookings that somebody was told of. */
  readonly settled = new Set<string>();
  private readonly bookings = new Map<number, string>();
  /** Cents that somebody was promised when they cancelled, or were granted something; and those that they were granted last. */
  private readonly promised = new Map<number, number>();
  private readonly granted = new Map<number, number>();
  private readonly waiting = new Map<number, { entryId: string; token: string; slot: number; party: number }>();

  constructor(private readonly stage: Stage) {}

  async play(act: Act): Promise<void> {
    const process = this.stage.processes[act.process] as Process;
    const from = await this.stage.head();
    const at = this.stage.clock.now();
    try {
      await untilKnown(() => this.deed(act, process));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'SLOT_FULL' || act.does !== 'place') return;
      const slotId = this.slotIdAt(act.slot);
      this.refused.push({ slotId, seats: seatsOf(act), at, from, to: await this.stage.head() });
    }
  }

  private deed(act: Act, commands: Process): Promise<unknown> {
    switch (act.does) {
      case 'place':
        return this.place(act, commands);
      case 'join':
        return this.join(act, commands);
      case 'take':
        return this.take(act, commands);
      case 'leave':
        return this.leave(act, commands);
      case 'offer':
        return commands.execute(new OfferSeats(this.stage.venueId, this.slotIdAt(act.slot)));
      case 'claim':
        return this.claim(act, commands);
      case 'resize':
      case 'close':
      case 'reopen':
        return commands.execute(new ChangeSlot(this.slotIdAt(act.slot), slotChange(act)));
      default:
        return this.change(act, commands);
    }
  }

  private async place(act: Act, commands: Process): Promise<void> {
    const { who, slot: nth, seats, ticketType, paysByVoucher } = act;
    const { paysAtDesk } = act;
    const { date, name, voucherCode } = this.stage;
    const numberOfTickets = seatsOf(act);
    const visit = { date, time: this.timeOf(nth), numberOfTickets, ticketType, ...(paysByVoucher && { voucherCode }) };
    const key = `${name}-${who}-${nth}-${seats}-${ticketType}-${paysByVoucher}-${paysAtDesk}`;
    const placed = await this.book(who, visit, { key, commands, paysAtDesk });
    this.answers.set(key, (this.answers.get(key) ?? new Set()).add(JSON.stringify(placed)));
  }

  private async book(
    who: number,
    visit: Partial<PlaceBookingDto>,
    { key, commands, paysAtDesk = false }: Sale,
  ): Promise<BookingPlacedView> {
    const { venueId } = this.stage;
    const request = aRequest({ ...visit, venueId, customerEmail: this.emailOf(who) });
    const caller = { userId: null, key, ...(paysAtDesk && { desk: { userId: 4, letIn: false } }) };
    const placed: BookingPlacedView = await commands.execute(new PlaceBooking(request, caller));
    this.bookings.set(who, placed.id);
    this.settled.add(placed.id);
    return placed;
  }

  private async join({ who, slot: nth, seats: party }: Act, commands: Process): Promise<void> {
    const { venueId, date } = this.stage;
    const { experienceId, customerName } = aRequest();
    const requested = { venueId, experienceId, date, time: this.timeOf(nth), party, customerName };
    const request = { ...requested, customerEmail: this.emailOf(who) };
    const key = `${this.stage.name}-join-${who}-${nth}-${party}`;
    const joined: WaitlistJoinedView = await commands.execute(new JoinWaitlist(request, { key }));
    this.waiting.set(who, { entryId: joined.id, token: joined.leaveToken, slot: nth, party });
  }

  private async take({ who }: Act, commands: Process): Promise<void> {
    const waiting = this.waiting.get(who);
    if (!waiting) return;
    const { entryId, token, slot: nth, party } = waiting;
    const visit = { date: this.stage.date, time: this.timeOf(nth), numberOfTickets: party };
    const key = `${this.stage.name}-take-${entryId}`;
    await this.book(who, { ...visit, offer: { entryId, token } }, { key, commands });
  }

  private async leave({ who }: Act, commands: Process): Promise<void> {
    const waiting = this.waiting.get(who);
    if (waiting) await commands.execute(new LeaveWaitlist(waiting.entryId, waiting.token));
  }

  /** Two accounts that have shown the same e-mail to be theirs want the same bookings at once. */
  private async claim({ who }: Act, commands: Process): Promise<void> {
    const claimants = [1, 2].map((id): Claimant => ({ id, email: this.emailOf(who), emailVerified: true }));
    await Promise.all(claimants.map((one) => untilKnown(() => commands.execute(new ClaimBookings(one)))));
  }

  private async change(act: Act, commands: Process): Promise<void> {
    const id = this.bookings.get(act.who);
    if (!id) return;
    const { venueId, date } = this.stage;
    const promised = this.promised.get(act.who);
    const granted = this.granted.get(act.who) ?? 0;
    const about = { venueId, id, visit: { date, time: this.timeOf(act.slot) }, promised, granted };
    const changed: Partial<BookingCancelledView & RefundSettledView> | undefined = await commands.execute(
      changeOf(act, about),
    );
    if (act.does === 'cancel') this.promised.set(act.who, centsOf(changed?.refund ?? 0));
    if (act.does !== 'grant') return;
    this.promised.set(act.who, centsOf(changed?.owed ?? 0));
    this.granted.set(act.who, grantFor(act.seats));
  }

  private slotIdAt(nth: number): string {
    const { venueId, date } = this.stage;
    return slotIdOf({ venueId, experienceId: 1, date, time: this.timeOf(nth) });
  }

  private emailOf(who: number): string {
    return `${this.stage.name}-${who}@example.com`;
  }

  private timeOf(nth: number): string {
    return this.stage.times[nth] as string;
  }
}
