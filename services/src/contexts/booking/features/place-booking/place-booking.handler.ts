import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingPlacedView, HouseRules, PlaceBookingDto } from '@northlight/contracts';
import { Settings } from '../../../../platform/config/settings.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { type RequestKey, requestKeyOf } from '../../../../platform/event-store/request-key.js';
import type { Work } from '../../../../platform/event-store/work.js';
import { HouseRulesKeeper } from '../../../../platform/house-rules/house-rules-keeper.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Entropy } from '../../../../platform/privacy/entropy.js';
import { Catalog } from '../../../catalog/index.js';
import { Vouchers } from '../../../vouchers/index.js';
import type { Visit } from '../../domain/booking.events.js';
import { booking } from '../../domain/booking.js';
import { referenceOf } from '../../domain/booking-code.js';
import { holdEndOf } from '../../domain/hold-end.js';
import { type Price, priceOf } from '../../domain/price.js';
import { takesOffer, takesSeats } from '../../domain/seats.js';
import { slot } from '../../domain/slot.js';
import { bookingStream, slotStream } from '../../domain/slot-id.js';
import { soldUnder } from '../../domain/sold-under.js';
import { visitAt } from '../../domain/visit.js';
import { Customers, type SealedCustomer } from '../../persistence/customers.repository.js';
import { opensEntry } from '../../persistence/entry-token.js';
import { offerOn } from './offer.js';
import { type Paid, payWithVoucher } from './paid-by-voucher.js';
import { answerOf, type PlacedBooking } from './placed-booking.js';
import { settledAtDesk } from './settled-at-desk.js';

/** Who asks, and under which Idempotency-Key. */
export interface Asker {
  readonly userId: number | null;
  readonly key?: string | undefined;
  /** Where it comes from, for whoever names a voucher: guesses at codes are counted. */
  readonly address?: string | undefined;
  /** Sold by somebody at the desk: firm at once, and let in where the party came to stay. */
  readonly desk?: { readonly userId: number; readonly letIn: boolean };
  /** Demo bookings have fixed ids and holds of their own, whatever the settings say, and nobody is written to. */
  readonly demo?: { readonly bookingId: string; readonly holdMinutes?: number | undefined };
}

/** Takes seats in a slot for a customer; the booking waits for its confirmation. */
export class PlaceBooking extends Command<BookingPlacedView> {
  constructor(
    readonly request: PlaceBookingDto,
    readonly asker: Asker,
  ) {
    super();
  }
}

@CommandHandler(PlaceBooking)
export class PlaceBookingHandler implements ICommandHandler<PlaceBooking> {
  private readonly chance = new Entropy();

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly customers: Customers,
    private readonly rules: HouseRulesKeeper,
    private readonly vouchers: Vouchers,
  ) {}

  /**
   * @throws {Refusal} whatever is wrong with the choice, or SLOT_FULL, SLOT_STARTED, SLOT_CLOSED, SLOT_NOT_FOUND; for
   * seats that the waitlist holds also OFFER_NOT_FOUND, OFFER_LAPSED, OFFER_TAKEN, OFFER_TOO_SMALL; with a gift voucher
   * VOUCHER_NOT_FOUND, VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY, VOUCHER_CHANGED, TOO_MANY_TRIES
   */
  async execute({ request, asker }: PlaceBooking): Promise<BookingPlacedView> {
    mustHold(request.offer, this.settings.SECRET);
    const key = this.keyOf(request, asker);
    const { zone, ticketPrice } = offerOn(await this.catalog.programme(request.venueId), request.experienceId);
    const visit = visitAt(request, { zone, now: this.clock.now() });
    const rules = this.rules.now;
    const price = priceOf({ ticketType: request.ticketType, tickets: request.numberOfTickets, ticketPrice }, rules);
    const customer = this.sealed(request);
    const decision = { request, asker, visit, zone, price, rules, customer };
    const placed = request.voucherCode
      ? await this.placeWith(request.voucherCode, decision, key)
      : await this.events.transaction(request.venueId, (work) => this.decide(work, decision), key);
    return answerOf(placed, request, this.settings.SECRET);
  }

  /** Seats are the venue's, money is the voucher's: both ledgers move, or neither (docs/adr/0029). */
  private async placeWith(code: string, decision: Decision, key: RequestKey | undefined): Promise<PlacedBooking> {
    const { request, asker, price, rules } = decision;
    const voucher = await this.vouchers.held(code, asker.address ?? '');
    const { ledger, id } = voucher;
    const { ticketType, numberOfTickets: tickets, totalPrice } = request;
    const choice = { ticketType, tickets, ticketPrice: price.ticketPrice };
    const expected = totalPrice === undefined || totalPrice === null ? undefined : centsOf(totalPrice);
    const wallet = { voucher: { ledger, id }, choice, rules, expected };
    return this.events.transactionOver(
      [request.venueId, ledger],
      (work, money) => this.decide(work, decision, (booked) => payWithVoucher(money, { ...wallet, ...booked })),
      key,
    );
  }

  /** The keys of the desk are those of whoever works there; what they sell is the customer's. */
  private keyOf(request: PlaceBookingDto, { userId, key, desk }: Asker): RequestKey | undefined {
    const asks = desk?.userId ?? userId;
    const scope = asks === null ? 'visitor' : `user:${asks}`;
    return requestKeyOf(key, { scope, body: desk ? { ...request, ...desk } : request, secret: this.settings.SECRET });
  }

  /** Seals the customer once they have their seats, however often that is decided, and not at all when they have none. */
  private sealed({ venueId, customerName: name, customerEmail: email, customerPhone }: PlaceBookingDto) {
    let sealed: SealedCustomer | undefined;
    const ref = freshId(this.clock.now());
    return () => (sealed ??= this.customers.seal({ venueId, ref, name, email, phone: customerPhone || null }));
  }

  private async decide(work: Work, decision: Decision, pay?: Pay): Promise<PlacedBooking> {
    const { request, asker, visit, zone, rules, customer } = decision;
    const { venueId, ticketType, numberOfTickets: tickets } = request;
    const at = this.clock.now();
    const id = asker.demo?.bookingId ?? freshId(at);
    const reference = referenceOf([...this.chance.take(8)]);
    const holdUntil = holdEndOf(at, holdMinutesOf(asker, rules));
    const { slotId } = visit;
    const entryId = request.offer?.entryId;
    if (entryId) await work.applyAll(takesOffer(slotId, { entryId, bookingId: id, seats: tickets, at }));
    const named = { slotId, slot: await work.load(slot, slotStream(slotId)) };
    await work.applyAll(takesSeats(named, { bookingId: id, seats: tickets, until: holdUntil, at, zone }));
    const paid = pay && (await pay({ booking: id, venueId, reference, at }));
    const price = paid ? paid.price : decision.price;
    const sealed = customer();
    const sold = soldUnder(rules);
    work.begin(booking, bookingStream(id), {
      type: 'PlaceBooking',
      reference,
      visit,
      tickets,
      ticketType,
      price,
      policy: sold.policy,
      rules: sold.rules,
      customerRef: sealed.ref,
      userId: asker.userId,
      holdUntil,
      voucher: paid?.voucher,
    });
    work.keep(this.customers, sealed);
    if (!asker.demo && request.customerEmail) work.enqueue('booking-confirmation', { venueId, bookingId: id });
    const placed = { id, reference, holdUntil, price, voucherLeft: paid?.left };
    return asker.desk ? { ...placed, status: await settledAtDesk(work, id, { ...asker.desk, zone, at }) } : placed;
  }
}

/** What is sold at the desk is held for good; demo bookings say so themselves. */
const holdMinutesOf = ({ demo, desk }: Asker, { holdMinutes }: HouseRules): number | null => {
  if (desk) return null;
  return demo ? (demo.holdMinutes ?? null) : holdMinutes;
};

/** Only whoever holds the token of an entry takes its offer. @throws {Refusal} OFFER_NOT_FOUND */
function mustHold(offer: PlaceBookingDto['offer'], secret: string): void {
  if (offer && !opensEntry(offer.entryId, offer.token, secret)) throw new Refusal('OFFER_NOT_FOUND');
}

interface Decision {
  readonly request: PlaceBookingDto;
  readonly asker: Asker;
  readonly visit: Visit;
  readonly zone: string;
  readonly price: Price;
  readonly rules: HouseRules;
  readonly customer: () => SealedCustomer;
}

/** Takes money for a booking, in its decision. */
type Pay = (booked: {
  readonly booking: string;
  readonly venueId: number;
  readonly reference: string;
  readonly at: Date;
}) => Promise<Paid>;
