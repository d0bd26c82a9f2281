import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import { Settings } from '../../../../platform/config/settings.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { requestKeyOf } from '../../../../platform/event-store/request-key.js';
import type { Work } from '../../../../platform/event-store/work.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { shareReads } from '../../../../platform/kernel/share-reads.js';
import { Entropy } from '../../../../platform/privacy/entropy.js';
import { Catalog, type Programme } from '../../../catalog/index.js';
import type { Visit } from '../../domain/booking.events.js';
import { booking } from '../../domain/booking.js';
import { referenceOf } from '../../domain/booking-code.js';
import { holdEndOf } from '../../domain/hold-end.js';
import { type Price, priceOf } from '../../domain/price.js';
import { takesOffer, takesSeats } from '../../domain/seats.js';
import { slot } from '../../domain/slot.js';
import { bookingStream, slotStream } from '../../domain/slot-id.js';
import { visitAt } from '../../domain/visit.js';
import { Customers, type SealedCustomer } from '../../persistence/customers.repository.js';
import { opensEntry } from '../../persistence/entry-token.js';
import { offerOn } from './offer.js';
import { answerOf, type PlacedBooking } from './placed-booking.js';

/** Who asks, and under which Idempotency-Key. */
export interface Asker {
  readonly userId: number | null;
  readonly key?: string | undefined;
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
  private readonly share = shareReads<Programme | undefined>();
  private readonly chance = new Entropy();

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly customers: Customers,
  ) {}

  /**
   * @throws {Refusal} whatever is wrong with the choice, or SLOT_FULL, SLOT_STARTED, SLOT_CLOSED, SLOT_NOT_FOUND; for
   * seats that the waitlist holds also OFFER_NOT_FOUND, OFFER_LAPSED, OFFER_TAKEN, OFFER_TOO_SMALL
   */
  async execute({ request, asker }: PlaceBooking): Promise<BookingPlacedView> {
    mustHold(request.offer, this.settings.SECRET);
    const scope = asker.userId === null ? 'visitor' : `user:${asker.userId}`;
    const key = requestKeyOf(asker.key, { scope, body: request, secret: this.settings.SECRET });
    const { zone, ticketPrice } = offerOn(await this.programmeOf(request.venueId), request.experienceId);
    const visit = visitAt(request, { zone, now: this.clock.now() });
    const price = priceOf({ ticketType: request.ticketType, tickets: request.numberOfTickets, ticketPrice });
    const customer = this.sealed(request);
    const decide = (work: Work) => this.decide(work, { request, asker, visit, zone, price, customer });
    const placed = await this.events.transaction(request.venueId, decide, key);
    return answerOf(placed, request, this.settings.SECRET);
  }

  /** Who buys at the same venue at the same time shares one look into the catalogue. */
  private programmeOf(venueId: number): Promise<Programme | undefined> {
    return this.share(`${venueId}`, () => this.catalog.programme(venueId));
  }

  /** Seals the customer once they have their seats, however often that is decided, and not at all when they have none. */
  private sealed({ venueId, customerName: name, customerEmail: email, customerPhone }: PlaceBookingDto) {
    let sealed: SealedCustomer | undefined;
    const ref = freshId(this.clock.now());
    return () => (sealed ??= this.customers.seal({ venueId, ref, name, email, phone: customerPhone || null }));
  }

  private async decide(work: Work, { request, asker, visit, zone, price, customer }: Decision): Promise<PlacedBooking> {
    const { venueId, ticketType, numberOfTickets: tickets } = request;
    const at = this.clock.now();
    const id = asker.demo?.bookingId ?? freshId(at);
    const reference = referenceOf([...this.chance.take(8)]);
    const holdUntil = holdEndOf(at, asker.demo ? asker.demo.holdMinutes : this.settings.HOLD_MINUTES);
    const { slotId } = visit;
    const entryId = request.offer?.entryId;
    if (entryId) await work.applyAll(takesOffer(slotId, { entryId, bookingId: id, seats: tickets, at }));
    const named = { slotId, slot: await work.load(slot, slotStream(slotId)) };
    await work.applyAll(takesSeats(named, { bookingId: id, seats: tickets, until: holdUntil, at, zone }));
    const sealed = customer();
    await work.begin(booking, bookingStream(id), {
      type: 'PlaceBooking',
      reference,
      visit,
      tickets,
      ticketType,
      price,
      customerRef: sealed.ref,
      userId: asker.userId,
      holdUntil,
    });
    work.keep(this.customers, sealed);
    if (!asker.demo) work.enqueue('booking-confirmation', { venueId, bookingId: id });
    return { id, reference, holdUntil, price };
  }
}

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
  readonly customer: () => SealedCustomer;
}
