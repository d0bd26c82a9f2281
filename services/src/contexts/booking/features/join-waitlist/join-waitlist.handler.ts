import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JoinWaitlistDto, WaitlistJoinedView } from '@northlight/contracts';
import { Settings } from '../../../../platform/config/settings.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { requestKeyOf } from '../../../../platform/event-store/request-key.js';
import type { Work } from '../../../../platform/event-store/work.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../catalog/index.js';
import { slot } from '../../domain/slot.js';
import { slotStream, waitlistStream } from '../../domain/slot-id.js';
import { visitAt } from '../../domain/visit.js';
import { placeOf, waitlist } from '../../domain/waitlist.js';
import { passSeatsOn } from '../../pass-seats-on.js';
import { Customers } from '../../persistence/customers.repository.js';
import { entryTokenOf } from '../../persistence/entry-token.js';

/** Under which Idempotency-Key somebody asks. */
export interface Asker {
  readonly key?: string | undefined;
  /** Demo entries have fixed ids, and nobody is written to. */
  readonly demo?: { readonly entryId: string };
}

/** Puts a party on the waitlist of a slot that has no room for it. */
export class JoinWaitlist extends Command<WaitlistJoinedView> {
  constructor(
    readonly request: JoinWaitlistDto,
    readonly asker: Asker,
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
  ) {}

  /**
   * @throws {Refusal} what is wrong with the choice, SLOT_HAS_ROOM, PARTY_ABOVE_CAPACITY, SLOT_STARTED, SLOT_CLOSED,
   * SLOT_NOT_FOUND, ALREADY_WAITING, WAITLIST_FULL
   */
  async execute({ request, asker }: JoinWaitlist): Promise<WaitlistJoinedView> {
    const { SECRET: secret } = this.settings;
    const key = requestKeyOf(asker.key, { scope: 'waitlist', body: request, secret });
    const venue = await this.catalog.standingVenue(request.venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const zone = venue.timezone;
    const { slotId } = visitAt(request, { zone, now: this.clock.now() });
    const waits = await this.customers.waitingOf({ email: request.customerEmail });
    const sameAs = waits.filter((entry) => entry.slotId === slotId).map(({ id }) => id);
    const decide = (work: Work) => this.decide(work, { request, asker, slotId, zone, sameAs });
    const joined = await this.events.transaction(request.venueId, decide, key);
    return answerOf(joined, request, secret);
  }

  /** Those who wait already come first: what is free is offered to them before this party is told that it fits. */
  private async decide(work: Work, { request, asker, slotId, zone, sameAs }: Decision): Promise<Joined> {
    const { venueId, party } = request;
    const moment = { at: this.clock.now(), zone };
    const entryId = asker.demo?.entryId ?? freshId(moment.at);
    const customerRef = freshId(moment.at);
    await passSeatsOn(work, { venueId, slotId }, moment);
    const list = await work.apply(waitlist, waitlistStream(slotId), {
      type: 'JoinWaitlist',
      entryId,
      party,
      customerRef,
      sameAs,
      slot: await work.load(slot, slotStream(slotId)),
      ...moment,
    });
    const { customerName: name, customerEmail: email, customerPhone } = request;
    const said = { name, email, phone: customerPhone || null };
    work.keep(this.customers, this.customers.seal({ venueId, ref: customerRef, ...said }));
    if (!asker.demo) work.enqueue('waitlist-joined', { venueId, entryId });
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
  readonly asker: Asker;
  readonly slotId: string;
  readonly zone: string;
  /** Entries of this list that were made with the same e-mail. */
  readonly sameAs: readonly string[];
}

function answerOf({ id, position }: Joined, request: JoinWaitlistDto, secret: string): WaitlistJoinedView {
  const { venueId, experienceId, date, party } = request;
  const time = request.time.slice(0, 5);
  const waits = { status: 'waiting', position, offeredUntil: null } as const;
  return { id, venueId, experienceId, date, time, party, ...waits, leaveToken: entryTokenOf(id, secret) };
}
