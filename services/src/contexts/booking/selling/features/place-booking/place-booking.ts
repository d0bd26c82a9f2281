import { Body, Controller, Headers, Ip } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import { sellingRoutes } from '@northlight/contracts/routes';
import { EventStore, type RequestKey, type Work } from '@northlight/event-store';
import { AdmissionRules } from '../../../../../platform/booking-policy/admission-rules.js';
import { Settings } from '../../../../../platform/config/settings.js';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { OwnDecision, requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import type { SigningSecrets } from '../../../../../platform/kernel/keyed-hash.js';
import { type Cents, centsOf, dollarsOf } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Catalog, ticketOnSale } from '../../../../catalog/index.js';
import { Memberships } from '../../../../membership/index.js';
import { visitAt } from '../../../domain/booking/visit.js';
import { guestPassPartOf, planPartOf, priceOf, promoPartOf, taxPartOf } from '../../../domain/money/price.js';
import { Customers, type SealedCustomer } from '../../../persistence/customers.repository.js';
import { opensEntry } from '../../../persistence/entry-token.js';
import { manageTokenOf } from '../../../persistence/manage-token.js';
import { buyerOf, planOf, VisitorLimits, visitorAt } from '../../../shared/buyer.js';
import { PriorityHours } from '../../../shared/priority-hours.js';
import { type BesideSeats, ledgersBeside, takeBeside } from './beside-seats.js';
import { type BookingDecision, type Caller, decideBooking, type PlacedBooking } from './decide-booking.js';
import { UsedCodes } from './used-codes.js';
import { type UsedGuestPasses, UsedPasses } from './used-passes.js';

/** Takes seats in a slot for a customer; the booking waits for its confirmation. */
export class PlaceBooking extends Command<BookingPlacedView> {
  constructor(
    readonly request: PlaceBookingDto,
    readonly caller: Caller,
  ) {
    super();
  }
}

@Controller()
export class PlaceBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(sellingRoutes.placeBooking)
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  place(
    @Body() body: PlaceBookingDto,
    @CurrentUser() user: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
  ): Promise<BookingPlacedView> {
    const visitor = visitorAt(address, user, body.customerEmail);
    return this.commands.execute(
      new PlaceBooking(body, { ...buyerOf(user, body.customerEmail), key, address, visitor }),
    );
  }
}

@CommandHandler(PlaceBooking)
export class PlaceBookingHandler implements ICommandHandler<PlaceBooking> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly customers: Customers,
    private readonly rules: AdmissionRules,
    private readonly codes: UsedCodes,
    private readonly memberships: Memberships,
    private readonly limits: VisitorLimits,
    private readonly priority: PriorityHours,
    private readonly passes: UsedPasses,
  ) {}

  /**
   * @throws {Refusal} whatever is wrong with the choice, or SLOT_FULL, SLOT_STARTED, SLOT_CLOSED, SLOT_NOT_FOUND, SLOT_NOT_OPEN_YET; for
   * seats that the waitlist holds also OFFER_NOT_FOUND, OFFER_LAPSED, OFFER_TAKEN, OFFER_TOO_SMALL; with a gift voucher
   * VOUCHER_NOT_FOUND, VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY, VOUCHER_CHANGED, TOO_MANY_TRIES; with a promo code PROMO_…; ONE_CODE; TOO_MANY_SEATS;
   * with an open ticket OPEN_TICKET_USED; with guest passes GUEST_PASS_…
   */
  async execute({ request, caller }: PlaceBooking): Promise<BookingPlacedView> {
    const { offer, ticketType, numberOfTickets: tickets } = request;
    // guard: an offer is taken by whoever holds its token
    if (offer && !opensEntry(offer.entryId, offer.token, this.settings)) throw new Refusal('OFFER_NOT_FOUND');
    const key = this.keyOf(request, caller);
    const now = this.clock.now();
    const onSale = ticketOnSale(await this.catalog.programme(request.venueId), request.experienceId);
    const { zone, ticketPrice } = onSale;
    const visit = visitAt(request, { zone, now });
    const plan = planOf(this.memberships, ticketType, caller.plan);
    const planPercent = plan && (await plan)?.discountPercentage;
    const today = { ticketPrice, planPercent, rules: await this.rules.at(onSale.venue, now) };
    const terms = caller.openTicket?.terms ?? today;
    const rules = terms === today ? today.rules : { ...today.rules, taxBasisPoints: 0, ...terms.rules };
    const passes = await this.passes.of(request, caller);
    const price = priceOf({ ...terms, ticketType, tickets, guestPasses: passes?.count }, rules);
    const { customers, priority } = this;
    const sale = { request, caller, visit, zone, price, rules, priority, customers };
    const placed = await this.placeWithin({ ...sale, passes, customer: this.sealed(request) }, key);
    return answerOf(placed, request, this.settings);
  }

  /** What the waitlist offers was counted when its party joined. */
  private placeWithin(decision: Sale, key: RequestKey | undefined): Promise<PlacedBooking> {
    const { request, caller, passes } = decision;
    const counted = this.limits.seats(caller.visitor, request.offer ? 0 : request.numberOfTickets);
    return this.limits.within(counted, async () => {
      const own = new OwnDecision<PlacedBooking>();
      const decide = own.of((work: Work) => decideBooking(work, decision, this.clock.now()));
      const code = await this.codes.of(decision);
      const beside = { passes, code };
      const placed = ledgersBeside(beside).length
        ? await this.placeWith(beside, { ...decision, own }, key)
        : await this.events.transaction(request.venueId, decide, key);
      return own.used(placed, counted);
    });
  }

  /** Seats are the venue's, what else is taken has its own ledger: all of them move, or none (docs/adr/0029). */
  private async placeWith(beside: BesideSeats, decision: OwnedDecision, key: RequestKey | undefined) {
    const { request, price, own } = decision;
    const { ticketType, numberOfTickets: tickets, totalPrice } = request;
    const { ticketPrice, planPercent, guestPasses } = price;
    const choice = { ticketType, tickets, ticketPrice, planPercent, guestPasses };
    const expected = totalPrice === undefined || totalPrice === null ? undefined : centsOf(totalPrice);
    const decide = own.of((work: Work, ...others: Work[]) => {
      const pay = takeBeside(beside, { choice, price, expected }, others);
      return decideBooking(work, { ...decision, pay }, this.clock.now());
    });
    const [first, ...rest] = ledgersBeside(beside) as [number, ...number[]];
    return this.events.transactionOver([request.venueId, first, ...rest], decide, key);
  }

  /** The keys of the desk are those of a member of staff; what they sell is the customer's. */
  private keyOf(request: PlaceBookingDto, { userId, key, desk, openTicket }: Caller): RequestKey | undefined {
    const asks = desk?.userId ?? userId;
    const scope = asks === null ? 'visitor' : `user:${asks}`;
    const more = openTicket ? { openTicket: openTicket.id } : desk;
    return requestKeyOf(key, { scope, body: more ? { ...request, ...more } : request, secrets: this.settings });
  }

  /** Seals the customer once they have their seats, however often that is decided, and not at all when they have none. */
  private sealed({ venueId, customerName: name, customerEmail: email, customerPhone }: PlaceBookingDto) {
    let sealed: SealedCustomer | undefined;
    const ref = freshId(this.clock.now());
    return () => (sealed ??= this.customers.seal({ venueId, ref, name, email, phone: customerPhone || null }));
  }
}

interface Sale extends BookingDecision {
  readonly passes: UsedGuestPasses | undefined;
}

interface OwnedDecision extends BookingDecision {
  readonly own: OwnDecision<PlacedBooking>;
}

/** The 201 answer (decisions.md G29): what was asked, and what the server made of it. */
export function answerOf(placed: PlacedBooking, request: PlaceBookingDto, secrets: SigningSecrets): BookingPlacedView {
  const { id, reference, holdUntil, price, status = 'pending' } = placed;
  const { customerPhone, totalPrice: expected } = request;
  // field by field: whatever is spread from a request costs as much as all of the decision
  const view = {
    id,
    reference,
    status,
    holdExpiresAt: holdUntil,
    venueId: request.venueId,
    experienceId: request.experienceId,
    date: request.date,
    time: request.time,
    numberOfTickets: request.numberOfTickets,
    ticketType: request.ticketType,
    customerName: request.customerName,
    customerEmail: request.customerEmail,
    subtotal: dollarsOf(price.subtotal),
    bookingFee: dollarsOf(price.fee),
    ...taxPartOf(price),
    totalPrice: dollarsOf(price.total),
    priceAdjusted: expected !== undefined && expected !== null && centsOf(expected) !== price.total,
    manageToken: manageTokenOf({ bookingId: id, version: 0 }, secrets),
  };
  const placedView = customerPhone ? { ...view, customerPhone } : view;
  const promoted = price.promo ? { ...placedView, ...promoPartOf(price) } : placedView;
  const guested = price.guestPasses ? { ...promoted, ...guestPassPartOf(price) } : promoted;
  const planned = price.planPercent === undefined ? guested : { ...guested, ...planPartOf(price) };
  return price.voucher ? { ...planned, ...voucherPartOf(price.voucher, placed.voucherLeft) } : planned;
}

const voucherPartOf = (voucher: Cents, left: Cents = 0) => ({
  voucher: dollarsOf(voucher),
  voucherLeft: dollarsOf(left),
});
