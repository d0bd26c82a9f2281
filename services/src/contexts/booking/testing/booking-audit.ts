import type {
  BookingCancelled,
  BookingEvent,
  BookingPlaced,
  PartyChanged,
  RefundDropped,
  RefundFailed,
  RefundPaid,
  Visit,
} from '../domain/booking/booking.events.js';
import type { PaidOnline, RefundSent } from '../domain/booking/online-payment.events.js';
import type { Price } from '../domain/money/price.js';
import { pricesOf } from './price-audit.js';
import { TillAudit } from './till-audit.js';

type Status = 'pending' | 'confirmed' | 'checked_in' | 'completed' | 'no_show' | 'cancelled' | 'expired';

const hour = 3_600_000;

type MoneyEvent = PaidOnline | RefundSent | RefundPaid | RefundFailed | RefundDropped;

type GivenBack = Pick<BookingCancelled, 'refund' | 'voucherBack'>;

/** One booking as an auditor adds it up, with the money rules of §9 written down once more. */
export class BookingAudit {
  slotId = '';
  tickets = 0;
  private status: Status | undefined;
  private placed: BookingPlaced | undefined;
  private owner: number | null = null;
  private refundUntil = 0;
  private holdUntil: string | null = null;
  private readonly till = new TillAudit();

  constructor(private readonly id: string) {}

  get holdsSeats(): boolean {
    return this.status !== undefined && this.status !== 'cancelled' && this.status !== 'expired';
  }

  /** Takes note of an event. @returns what is wrong with it: 8 and 9 of engine.md */
  see(event: BookingEvent, at: Date): string[] {
    const wrong = this.note(event, at);
    this.till.count(event);
    return wrong.map((what) => `booking ${this.id}, ${event.type}: ${what}`);
  }

  private note(event: BookingEvent, at: Date): string[] {
    switch (event.type) {
      case 'BookingPlaced':
        return this.place(event);
      case 'BookingMoved':
        return this.move(event.to, at);
      case 'PartyChanged':
        return this.changeParty(event, at);
      case 'BookingCancelled':
        return [...this.becomes('cancelled', ['pending', 'confirmed']), ...this.givesBack(event, at)];
      case 'HoldExtended':
        this.holdUntil = event.until;
        return [];
      case 'BookingClaimed':
        return this.claim(event.userId);
      case 'VoucherApplied':
        return this.appliesVoucher(event.price);
      default:
        return this.pass(event, at);
    }
  }

  private pass(event: BookingEvent, at: Date): string[] {
    switch (event.type) {
      case 'RefundGranted':
        return this.grants(event);
      case 'RefundGrantWithdrawn':
        return this.withdraws(event.amount);
      case 'PaidOnline':
      case 'RefundSent':
      case 'RefundPaid':
      case 'RefundFailed':
      case 'RefundDropped':
        return this.money(event);
      case 'HoldRestored':
        this.holdUntil = null;
        return this.becomes('pending', ['expired']);
      case 'BookingConfirmed':
        return [...this.becomes('confirmed', ['pending']), ...this.inTime(at)];
      case 'HoldExpired':
        return [...this.becomes('expired', ['pending']), ...this.overdue(at)];
      case 'VoucherBackDropped':
        return this.status === 'expired' ? [] : ['took from its voucher what was no lapsed hold'];
      case 'CheckedIn':
        return this.becomes('checked_in', ['confirmed', 'no_show']);
      case 'CheckInUndone':
        return this.becomes('confirmed', ['checked_in']);
      case 'BookingCompleted':
        return this.becomes('completed', ['checked_in']);
      default:
        return this.becomes('no_show', this.holdUntil === null ? ['confirmed', 'pending'] : ['confirmed']);
    }
  }

  private money(event: MoneyEvent): string[] {
    const { owed } = this.till;
    switch (event.type) {
      case 'PaidOnline':
        return event.refund <= event.amount ? [] : ['owes more of a payment than it is of'];
      case 'RefundSent':
        return event.amount <= owed ? [] : [`sent ${event.amount} cents of ${owed} back`];
      case 'RefundDropped':
        return this.settle(event.amount);
      default:
        return event.refundId === undefined ? this.byHand(event) : this.fromCard(event);
    }
  }

  private byHand({ type, amount }: RefundPaid | RefundFailed): string[] {
    if (type === 'RefundPaid') return this.settle(amount);
    return this.till.owed > 0 ? [] : ['failed where nothing was owed'];
  }

  private fromCard(event: RefundPaid | RefundFailed): string[] {
    const hadArrived = event.type === 'RefundFailed' && event.had === 'arrived';
    const { onItsWay } = this.till;
    return hadArrived || event.amount <= onItsWay ? [] : [`${event.amount} cents of ${onItsWay} on their way`];
  }

  private place(event: BookingPlaced): string[] {
    const twice = this.placed ? ['was placed twice'] : [];
    Object.assign(this, { placed: event, status: 'pending', holdUntil: event.holdUntil });
    this.owner = event.userId;
    this.tickets = event.tickets;
    this.slotId = event.visit.slotId;
    this.refundUntil = Date.parse(event.visit.startsAt) - 48 * hour;
    return [...twice, ...pricesOf(event.ticketType, event.tickets, event.price)];
  }

  private claim(userId: number): string[] {
    const wrong = this.placed && this.owner === null ? [] : ['was claimed though it had an owner'];
    this.owner = userId;
    return wrong;
  }

  private move(to: Visit, at: Date): string[] {
    this.slotId = to.slotId;
    if (at.getTime() <= this.refundUntil) this.refundUntil = Date.parse(to.startsAt) - 48 * hour;
    return this.holdsSeats ? [] : ['moved without seats'];
  }

  private changeParty({ tickets, price, ...back }: PartyChanged, at: Date): string[] {
    const wrong = this.givesBack(back, at, price);
    this.tickets = tickets;
    return [...wrong, ...pricesOf(this.placed?.ticketType ?? 'standard', tickets, price)];
  }

  /** What was paid and is no longer needed goes back, to the customer and to the gift voucher, while there is a right to it. */
  private givesBack({ refund, voucherBack = 0 }: GivenBack, at: Date, price?: Price): string[] {
    const due = at.getTime() <= this.refundUntil ? this.till.dueAt(price) : { refund: 0, voucherBack: 0 };
    return [
      ...(refund === due.refund ? [] : [`gave ${refund} cents back, ${due.refund} were due`]),
      ...(voucherBack === due.voucherBack
        ? []
        : [`gave ${voucherBack} cents to the voucher, ${due.voucherBack} were due`]),
    ];
  }

  /** It pays first of all, and for who is still expected. */
  private appliesVoucher(price: Price): string[] {
    const isFirst = this.till.here === 0 ? [] : ['took a voucher after another payment'];
    return [...isFirst, ...pricesOf(this.placed?.ticketType ?? 'standard', this.tickets, price)];
  }

  private grants({ refund, voucherBack = 0 }: GivenBack): string[] {
    const { here, owed } = this.till;
    return refund + voucherBack <= here - owed ? [] : [`granted ${refund} cents of ${here - owed} that are there`];
  }

  private withdraws(amount: number): string[] {
    const { owed } = this.till;
    return amount <= owed && amount > 0 ? [] : [`withdrew ${amount} cents, ${owed} were owed`];
  }

  private settle(amount: number): string[] {
    const { owed } = this.till;
    return amount === owed && amount > 0 ? [] : [`settled ${amount} cents, ${owed} were owed`];
  }

  private inTime(at: Date): string[] {
    return this.holdUntil === null || at < new Date(this.holdUntil) ? [] : ['came after the end of its hold'];
  }

  private overdue(at: Date): string[] {
    return this.holdUntil !== null && at >= new Date(this.holdUntil) ? [] : ['came before the end of its hold'];
  }

  private becomes(status: Status, from: readonly Status[]): string[] {
    const before = this.status;
    this.status = status;
    return before && from.includes(before) ? [] : [`was ${before ?? 'not there'} before`];
  }
}
