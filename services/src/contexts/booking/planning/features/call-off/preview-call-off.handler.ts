import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallOffPreview } from '@northlight/contracts';
import type { Principal } from '../../../../../platform/http/access.js';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { CallOffReader } from './call-off-reader.js';
import { type CallOffSelection, SlotsAhead } from './slots-ahead.js';

/** Whom would it hit? Nothing is written. */
export class PreviewCallOff extends Query<CallOffPreview> {
  constructor(
    readonly wanted: CallOffSelection,
    readonly user: Principal,
  ) {
    super();
  }
}

@QueryHandler(PreviewCallOff)
export class PreviewCallOffHandler implements IQueryHandler<PreviewCallOff> {
  constructor(
    private readonly slots: SlotsAhead,
    private readonly reader: CallOffReader,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, SLOTS_TOO_MANY */
  async execute({ wanted, user }: PreviewCallOff): Promise<CallOffPreview> {
    const { venueId } = wanted;
    const { slotIds } = await this.slots.of(wanted);
    const rows = await this.reader.partiesIn(venueId, slotIds);
    const hit = rows.filter(({ status }) => status !== 'checked_in');
    const sum = (of: (row: (typeof hit)[number]) => number) => hit.reduce((total, row) => total + of(row), 0);
    return {
      slots: slotIds.length,
      parties: hit.length,
      tickets: sum(({ tickets }) => tickets),
      paid: dollarsOf(sum(({ held }) => held)),
      waiting: await this.reader.waitingFor(venueId, slotIds),
      hit: await this.reader.parties(hit, user),
      leftAlone: await this.reader.parties(
        rows.filter(({ status }) => status === 'checked_in'),
        user,
      ),
    };
  }
}
