import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import { EventStore, type RequestKey, type Work } from '@northlight/event-store';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import { Settings } from '../../../../../platform/config/settings.js';
import { requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import { centsOf } from '../../../../../platform/kernel/money.js';
import { Entropy } from '../../../../../platform/privacy/entropy.js';
import { Catalog } from '../../../../catalog/index.js';
import { Memberships } from '../../../../membership/index.js';
import { Vouchers } from '../../../../vouchers/index.js';
import { booking, referenceOf, soldUnder } from '../../../domain/booking/booking.js';
import { holdEndOf } from '../../../domain/booking/booking-deadlines.js';
import { visitAt } from '../../../domain/booking/visit.js';
import { priceOf } from '../../../domain/money/price.js';
import { takesOffer, takesSeats } from '../../../domain/seats.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import { Customers, type SealedCustomer } from '../../../persistence/customers.repository.js';
import { planOf } from '../../../shared/buyer.js';
import { decideOnSeats } from '../../../shared/decide-on-seats.js';
import { OwnDecision } from '../../../shared/own-decision.js';
import { VisitorLimits } from '../../../shared/visitor-limits.js';
import { saleOf } from './experience-for-sale.js';
import { payWithVoucher } from './paid-by-voucher.js';
import { answerOf, type PlacedBooking } from './placed-booking.js';
import { type Caller, type Decision, holdMinutesOf, idFor, type Pay, type Taken, verifyOfferToken } from './placing.js';
import { settledAtDesk, settledFirm } from './settled-at-desk.js';

/** Takes seats in a slot for a customer; the booking waits for its confirmation. */
export class PlaceBooking extends Command<BookingPlacedView> {
  constructor(
    readonly request: PlaceBookingDto,
    readonly caller: Caller,
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
    private readonly rules: BookingPolicyCache,
    private readonly vouchers: Vouchers,
    private readonly memberships: Memberships,
    private readonly limits: VisitorLimits,
  ) {}

  /**
   * @throws {Refusal} whatever is wrong with the choice, or SLOT_FULL, SLOT_STARTED, SLOT_CLOSED, SLOT_NOT_FOUND; for
   * seats that the waitlist holds also OFFER_NOT_FOUND, OFFER_LAPSED, OFFER_TAKEN, OFFER_TOO_SMALL; with a gift voucher
   * VOUCHER_NOT_FOUND, VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY, VOUCHER_CHANGED, TOO_MANY_TRIES; TOO_MANY_SEATS;
   * with an open ticket OPEN_TICKET_USED
   */
  async execute({ request, caller }: PlaceBooking): Promise<BookingPlacedView> {
    // guard: an offer is taken by whoever holds its token
    verifyOfferToken(request.offer, this.settings.SECRET);
    const key = this.keyOf(request, caller);
    const { zone, ticketPrice } = saleOf(await this.catalog.programme(request.venueId), request.experienceId);
    const visit = visitAt(request, { zone, now: this.clock.now() });
    const { ticketType, numberOfTickets: tickets } = request;
    const plan = planOf(this.memberships, ticketType, caller.plan);
    const planPercent = plan && (await plan)?.discountPercentage;
    const today = { ticketPrice, planPercent, rules: this.rules.now };
    const terms = caller.openTicket?.terms ?? today;
    const rules = terms === today ? today.rules : { ...today.rules, ...terms.rules };
    const price = priceOf({ ...terms, ticketType, tickets }, rules);
    const customer = this.sealed(request);
    const decision = { request, caller, visit, zone, price, rules, customer };
    const placed = await this.placeWithin(decision, key);
    return answerOf(placed, request, this.settings.SECRET);
  }

  /** What the waitlist offers was counted when its party joined. */
  private placeWithin(decision: Decision, key: RequestKey | undefined): Promise<PlacedBooking> {
    const { request, caller } = decision;
    const counted = this.limits.seats(caller.visitor, request.offer ? 0 : request.numberOfTickets);
    return this.limits.within(counted, async () => {
      const own = new OwnDecision<PlacedBooking>();
      const placed = request.voucherCode
        ? await this.placeWith(request.voucherCode, { ...decision, own }, key)
        : await this.events.transaction(
            request.venueId,
            own.of((work: Work) => this.decide(work, decision)),
            key,
          );
      return own.used(placed, counted);
    });
  }

  /** Seats are the venue's, money is the voucher's: both ledgers move, or neither (docs/adr/0029). */
  private async placeWith(code: string, decision: OwnedDecision, key: RequestKey | undefined): Promise<PlacedBooking> {
    const { request, caller, price, rules, own } = decision;
    const voucher = await this.vouchers.held(code, caller.address ?? '');
    const { ledger, id } = voucher;
    const { ticketType, numberOfTickets: tickets, totalPrice } = request;
    const { ticketPrice, planPercent } = price;
    const choice = { ticketType, tickets, ticketPrice, planPercent };
    const expected = totalPrice === undefined || totalPrice === null ? undefined : centsOf(totalPrice);
    const wallet = { voucher: { ledger, id }, choice, rules, expected };
    return this.events.transactionOver(
      [request.venueId, ledger],
      own.of((work: Work, money: Work) =>
        this.decidePaid(work, decision, (booked) => payWithVoucher(money, { ...wallet, ...booked })),
      ),
      key,
    );
  }

  /** The keys of the desk are those of a member of staff; what they sell is the customer's. */
  private keyOf(request: PlaceBookingDto, { userId, key, desk, openTicket }: Caller): RequestKey | undefined {
    const asks = desk?.userId ?? userId;
    const scope = asks === null ? 'visitor' : `user:${asks}`;
    const more = openTicket ? { openTicket: openTicket.id } : desk;
    return requestKeyOf(key, { scope, body: more ? { ...request, ...more } : request, secret: this.settings.SECRET });
  }

  /** Seals the customer once they have their seats, however often that is decided, and not at all when they have none. */
  private sealed({ venueId, customerName: name, customerEmail: email, customerPhone }: PlaceBookingDto) {
    let sealed: SealedCustomer | undefined;
    const ref = freshId(this.clock.now());
    return () => (sealed ??= this.customers.seal({ venueId, ref, name, email, phone: customerPhone || null }));
  }

  private decide(work: Work, decision: Decision): PlacedBooking {
    return this.settled(work, decision, this.takeSeats(work, decision));
  }

  private decidePaid(work: Work, decision: Decision, pay: Pay): PlacedBooking {
    const taken = this.takeSeats(work, decision);
    const { id: booking, reference, at } = taken;
    const paid = pay({ booking, venueId: decision.request.venueId, reference, at });
    return this.settled(work, decision, { ...taken, paid });
  }

  private takeSeats(work: Work, { request, caller, visit, zone, rules }: Decision): Taken {
    const at = this.clock.now();
    const id = idFor(work, caller, at);
    const holdUntil = holdEndOf(at, visit.startsAt, holdMinutesOf(caller, rules));
    const { slotId } = visit;
    const seats = request.numberOfTickets;
    const entryId = request.offer?.entryId;
    const hold = { bookingId: id, seats, until: holdUntil, at, zone };
    decideOnSeats(work, slotId, (awaited) =>
      entryId ? takesOffer(awaited, entryId, hold) : takesSeats(awaited, hold),
    );
    return { id, reference: referenceOf([...this.chance.take(8)]), holdUntil, at };
  }

  /** The booking, and what follows in the same commit where it is sold at the desk or was ordered before. */
  private settled(work: Work, decision: Decision, taken: Taken): PlacedBooking {
    const placed = this.book(work, decision, taken);
    const { caller, zone } = decision;
    if (caller.openTicket) return settledFirm(work, placed, { at: taken.at });
    return caller.desk ? settledAtDesk(work, placed, { ...caller.desk, zone, at: taken.at }) : placed;
  }

  private book(work: Work, decision: Decision, { id, reference, holdUntil, paid }: Taken): PlacedBooking {
    const { request, caller, visit, rules } = decision;
    const { venueId, ticketType, numberOfTickets: tickets } = request;
    const price = paid ? paid.price : decision.price;
    const sealed = decision.customer();
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
      userId: caller.userId,
      holdUntil,
      voucher: paid?.voucher,
    });
    work.keep(this.customers, sealed);
    const mail = holdUntil === null ? 'booking-confirmation' : 'booking-held';
    if (caller.notify !== false && request.customerEmail) work.enqueue(mail, { venueId, bookingId: id });
    return { id, reference, holdUntil, price, voucherLeft: paid?.left };
  }
}

interface OwnedDecision extends Decision {
  readonly own: OwnDecision<PlacedBooking>;
}
