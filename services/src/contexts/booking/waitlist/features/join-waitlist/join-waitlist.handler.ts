import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JoinWaitlistDto, WaitlistJoinedView } from '@northlight/contracts';
import { EventStore, type RequestKey, type Work } from '@northlight/event-store';
import { Settings } from '../../../../../platform/config/settings.js';
import { OwnDecision, requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import type { SigningSecrets } from '../../../../../platform/kernel/keyed-hash.js';
import type { Visitor } from '../../../../../platform/kernel/limit.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../../catalog/index.js';
import { visitAt } from '../../../domain/booking/visit.js';
import { slot } from '../../../domain/slot/slot.js';
import { slotStream, waitlistStream } from '../../../domain/slot/slot-id.js';
import { placeOf, waitlist } from '../../../domain/waitlist/waitlist.js';
import { Customers } from '../../../persistence/customers.repository.js';
import { entryTokenOf } from '../../../persistence/entry-token.js';
import { VisitorLimits } from '../../../shared/buyer.js';
import { offerFreedSeats } from '../../../shared/decide-on-seats.js';
import { PriorityHours, type SeatSeeker } from '../../../shared/priority-hours.js';
import { type Joiner, JoinsUnderway } from '../../joins-underway.js';

/** Under which Idempotency-Key somebody asks. */
export interface Caller extends SeatSeeker {
  readonly key?: string | undefined;
  /** The account whose place it is; left out for a visitor. */
  readonly userId?: number | null;
  /** A visitor, whose seats and places are counted. */
  readonly visitor?: Visitor | undefined;
  /** The id that the entry has already, as in an import. */
  readonly id?: string;
  /** False: nobody is written to. */
  readonly notify?: boolean;
}

/** Puts a party on the waitlist of a slot that has no room for it. */
export class JoinWaitlist extends Command<WaitlistJoinedView> {
  constructor(
    readonly request: JoinWaitlistDto,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(JoinWaitlist)
export class JoinWaitlistHandler implements ICommandHandler<JoinWaitlist> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly customers: Customers,
    private readonly limits: VisitorLimits,
    private readonly underway: JoinsUnderway,
    private readonly priority: PriorityHours,
  ) {}

  /**
   * @throws {Refusal} what is wrong with the choice, SLOT_HAS_ROOM, PARTY_ABOVE_CAPACITY, SLOT_STARTED, SLOT_CLOSED,
   * SLOT_NOT_FOUND, SLOT_NOT_OPEN_YET, ALREADY_WAITING, WAITLIST_FULL, OFFERS_LAPSED, TOO_MANY_SEATS, TOO_MANY_TRIES
   */
  async execute({ request, caller }: JoinWaitlist): Promise<WaitlistJoinedView> {
    const { settings: secrets } = this;
    const key = requestKeyOf(caller.key, { scope: 'waitlist', body: request, secrets });
    const venue = await this.catalog.standingVenue(request.venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const zone = venue.timezone;
    const { slotId } = visitAt(request, { zone, now: this.clock.now() });
    const joined = await this.joined({ request, caller, slotId, zone }, key);
    return answerOf(joined, request, secrets);
  }

  /** What the waitlist will offer is counted now: an offer holds seats from everybody else (docs/adr/0020). */
  private joined(decision: Decision, key: RequestKey | undefined): Promise<Joined> {
    const { request, caller, slotId } = decision;
    const { visitor } = caller;
    const counted = [...this.limits.seats(visitor, request.party), ...this.limits.place(visitor, slotId)];
    return this.limits.within(counted, async () => {
      const own = new OwnDecision<Joined>();
      const made: string[] = [];
      const stored = (joiner: Joiner) => this.entriesOf(joiner);
      const decide = own.of((work: Work) => this.decide(work, decision, { stored, made }));
      try {
        return own.used(await this.events.transaction(request.venueId, decide, key), counted);
      } finally {
        this.underway.end(joinerOf(decision), made);
      }
    });
  }

  /**
   * Entries of the same e-mail on this list, for a decision that asks for them: those of other processes are committed by
   * then, or the decision is made again; those of this one may still be on their way.
   */
  private async entriesOf(joiner: Joiner): Promise<string[]> {
    const underway = this.underway.of(joiner);
    return [...underway, ...(await this.customers.entriesOf(joiner))];
  }

  /** Those who wait already come first: what is free is offered to them before this party is told that it fits. */
  private decide(work: Work, decision: Decision, { stored, made }: Entries): Joined {
    const { request, caller, slotId, zone } = decision;
    const { venueId, party } = request;
    const moment = { at: this.clock.now(), zone };
    const entryId = caller.id ?? freshId(moment.at);
    const customerRef = freshId(moment.at);
    // guard: who waits comes before who joins
    offerFreedSeats(work, slotId, moment);
    const joiner = joinerOf(decision);
    const sameAs = [...new Set([...work.ask(stored, joiner), ...this.underway.of(joiner)])];
    const list = work.apply(waitlist, waitlistStream(slotId), {
      type: 'JoinWaitlist',
      entryId,
      party,
      customerRef,
      userId: caller.userId ?? null,
      sameAs,
      slot: work.load(slot, slotStream(slotId)),
      priorityHours: this.priority.of(work, slotId, { ...caller, at: moment.at }),
      ...moment,
    });
    made.push(entryId);
    this.underway.begin(joiner, entryId);
    const { customerName: name, customerEmail: email, customerPhone } = request;
    const input = { name, email, phone: customerPhone || null };
    work.keep(this.customers, this.customers.seal({ venueId, ref: customerRef, ...input }));
    if (caller.notify !== false) work.enqueue('waitlist-joined', { venueId, entryId });
    return { id: entryId, position: placeOf(entryId, list) };
  }
}

/** What the log remembers of an answer: nothing of the person. */
interface Joined {
  readonly id: string;
  readonly position: number;
}

interface Decision {
  readonly request: JoinWaitlistDto;
  readonly caller: Caller;
  readonly slotId: string;
  readonly zone: string;
}

interface Entries {
  /** Those of the same e-mail that were there before. */
  readonly stored: (joiner: Joiner) => Promise<string[]>;
  /** Is told of those that are decided, each time. */
  readonly made: string[];
}

const joinerOf = ({ request, slotId }: Decision) => ({ slotId, email: request.customerEmail });

function answerOf({ id, position }: Joined, request: JoinWaitlistDto, secrets: SigningSecrets): WaitlistJoinedView {
  const { venueId, experienceId, date, party } = request;
  const time = request.time.slice(0, 5);
  const waits = { status: 'waiting', position, offeredUntil: null } as const;
  return { id, venueId, experienceId, date, time, party, ...waits, leaveToken: entryTokenOf(id, secrets) };
}
