import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StartCallOffDto } from '@northlight/contracts';
import { EventStore, type Work } from '@northlight/event-store';
import { Settings } from '../../../../../platform/config/settings.js';
import { requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { currentContext } from '../../../../../platform/observability/request-context.js';
import { type CallOffParty, partiesIn } from '../../../domain/call-off.js';
import type { Moment } from '../../../domain/slot/slot.events.js';
import { hasStarted, slot } from '../../../domain/slot/slot.js';
import { slotStream, waitlistStream } from '../../../domain/slot/slot-id.js';
import { waitlist } from '../../../domain/waitlist/waitlist.js';
import { callOffsQueue } from '../../../queues/call-offs.queue.js';
import { releaseLapsedSeats } from '../../../shared/decide-on-seats.js';
import { CallOffs } from '../../persistence/call-offs.repository.js';
import { SlotsAhead, type SlotsOfDay } from './slots-ahead.js';

/** Who calls off, and under which Idempotency-Key. */
interface Caller {
  readonly userId: number;
  readonly key?: string | undefined;
}

/** The venue calls slots of a day off. @returns the id of the call-off */
export class StartCallOff extends Command<string> {
  constructor(
    readonly input: StartCallOffDto,
    readonly caller: Caller,
  ) {
    super();
  }
}

/**
 * Closes the slots and writes down who is in them, in one commit: whoever comes later finds them closed, so the list is
 * whole. The worker does the rest, party by party.
 */
@CommandHandler(StartCallOff)
export class StartCallOffHandler implements ICommandHandler<StartCallOff> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly slots: SlotsAhead,
    private readonly callOffs: CallOffs,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, SLOTS_TOO_MANY, NOTHING_TO_CALL_OFF, IDEMPOTENCY_KEY_REUSED */
  async execute({ input, caller }: StartCallOff): Promise<string> {
    const scope = `user:${caller.userId}`;
    const request = requestKeyOf(caller.key, { scope, body: { ...input }, secrets: this.settings });
    const found = await this.slots.of(input);
    const id = freshId(this.clock.now());
    const by = currentDoer();
    return this.events.transaction(input.venueId, (work) => this.decide(work, { input, found, id, by }), request);
  }

  private decide(work: Work, { input, found, id, by }: Start): string {
    const moment = { at: this.clock.now(), zone: found.zone };
    const { venueId, date, experienceId = null, time, reason, message } = input;
    const closed = closeAll(work, found.slotIds, {
      ...moment,
      why: `Called off: ${reason.replaceAll('_', ' ')}`,
    });
    if (closed.slots === 0) throw new Refusal('NOTHING_TO_CALL_OFF');
    work.keep(this.callOffs, {
      ...{ venueId, id, date, experienceId, time: time?.slice(0, 5) ?? null, reason, message },
      ...{ ...closed, startedAt: moment.at, by, subject: `${found.venueName}, ${date}` },
    });
    work.enqueue(callOffsQueue.kind, { venueId, callOffId: id });
    return id;
  }
}

interface Start {
  readonly input: StartCallOffDto;
  readonly found: SlotsOfDay;
  readonly id: string;
  readonly by: ReturnType<typeof currentDoer>;
}

interface Closed {
  readonly slots: number;
  readonly parties: CallOffParty[];
}

function closeAll(work: Work, slotIds: readonly string[], { why, ...moment }: Moment & { why: string }) {
  work.preload([...slotIds.map(slotStream), ...slotIds.map(waitlistStream)]);
  const closed: Closed[] = [];
  for (const slotId of slotIds) {
    releaseLapsedSeats(work, slotId, moment.at);
    const list = work.load(waitlist, waitlistStream(slotId));
    if (hasStarted(work.load(slot, slotStream(slotId)), moment.at, moment.zone)) continue;
    const state = work.apply(slot, slotStream(slotId), { type: 'CloseSlot', why, ...moment });
    closed.push({ slots: 1, parties: partiesIn(slotId, state, list) });
  }
  return { slots: closed.length, parties: closed.flatMap(({ parties }) => parties) };
}

/** The commit may be made in a turn of its own, where nobody knows any more whose request it was. */
function currentDoer() {
  const { actor = 'visitor', who, requestId = null } = currentContext() ?? {};
  return { id: who?.id ?? null, name: who?.name ?? null, role: who?.role ?? actor, requestId };
}
