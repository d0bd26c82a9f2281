import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SlotOutcomeView, SlotSelectionDto, SlotsChangedView } from '@northlight/contracts';
import { EventStore, type RequestKey, type Work } from '@northlight/event-store';
import { Settings } from '../../../../../platform/config/settings.js';
import { requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import type { SlotChange } from '../../../domain/slot/slot.events.js';
import { SlotChooser, type SlotsOfVenue } from '../../persistence/slot-chooser.js';
import { changeAll, changeEach } from './change-many.js';

/** Who asks for a change, and under which Idempotency-Key. */
export interface ChangeCaller {
  readonly userId: number;
  readonly key?: string | undefined;
}

/** What is asked of many slots. */
export interface BulkSlotChange {
  readonly selection: SlotSelectionDto & { readonly allOrNothing?: boolean };
  readonly change: SlotChange;
}

/** Resizes, closes or reopens many slots. One that refuses does not stop the others, unless all change or none. */
export class ChangeSlots extends Command<SlotsChangedView> {
  constructor(
    readonly request: BulkSlotChange,
    readonly caller: ChangeCaller,
  ) {
    super();
  }
}

/** Slots that are decided on together: more would keep the buyers of the venue waiting. */
const BATCH_SIZE = 100;

@CommandHandler(ChangeSlots)
export class ChangeSlotsHandler implements ICommandHandler<ChangeSlots> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly chooser: SlotChooser,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} SLOTS_TOO_MANY; for all or none also SLOTS_REFUSED with what each says, SLOTS_OF_ONE_VENUE */
  async execute({ request, caller }: ChangeSlots): Promise<SlotsChangedView> {
    const { selection, change } = request;
    const { ids, venues } = await this.chooser.choose(selection);
    const requestKey = this.requestOf(request, caller);
    const known = selection.allOrNothing
      ? await this.changeTogether({ ids, venues, change, request: requestKey })
      : await this.changeInTurns({ ids, venues, change, request: requestKey });
    const outcomes = new Map(known.map((outcome) => [outcome.slotId, outcome]));
    return summaryOf(ids.map((slotId) => outcomes.get(slotId) ?? notThere(slotId)));
  }

  /** One decision for all; what is not there refuses like everything else. */
  private changeTogether({ ids, venues, change, request }: Turns): Promise<SlotOutcomeView[]> {
    const [venue, ...others] = venues;
    if (!venue || others.length > 0) throw new Refusal(venue ? 'SLOTS_OF_ONE_VENUE' : 'SLOT_NOT_FOUND');
    const decide = (work: Work) => changeAll(work, ids, { change, at: this.clock.now(), zone: venue.zone });
    return this.events.transaction(venue.venueId, decide, request);
  }

  /** One decision for each hundred slots of a venue; its buyers come in between. */
  private async changeInTurns({ venues, change, request }: Turns): Promise<SlotOutcomeView[]> {
    const outcomes: SlotOutcomeView[] = [];
    for (const { venueId, zone, slotIds } of venues) {
      for (let first = 0; first < slotIds.length; first += BATCH_SIZE) {
        const batch = slotIds.slice(first, first + BATCH_SIZE);
        const decide = (work: Work) => changeEach(work, batch, { change, at: this.clock.now(), zone });
        const part = request && { ...request, key: `${request.key}/${venueId}/${first}` };
        outcomes.push(...(await this.events.transaction(venueId, decide, part)));
      }
    }
    return outcomes;
  }

  private requestOf({ selection, change }: BulkSlotChange, { userId, key }: ChangeCaller): RequestKey | undefined {
    const body = { ...selection, ...change };
    return requestKeyOf(key, { scope: `user:${userId}`, body, secrets: this.settings });
  }
}

interface Turns {
  readonly ids: readonly string[];
  readonly venues: readonly SlotsOfVenue[];
  readonly change: SlotChange;
  readonly request: RequestKey | undefined;
}

function notThere(slotId: string): SlotOutcomeView {
  const { code, message } = new Refusal('SLOT_NOT_FOUND');
  return { slotId, outcome: 'refused', code, message };
}

function summaryOf(slots: readonly SlotOutcomeView[]): SlotsChangedView {
  const count = (outcome: SlotOutcomeView['outcome']) => slots.filter((slot) => slot.outcome === outcome).length;
  return { done: count('done'), unchanged: count('unchanged'), refused: count('refused'), slots };
}
