import { Injectable } from '@nestjs/common';
import { maxSlotsPerRequest } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { addDaysTo, type LocalTime } from '../../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../../catalog/index.js';
import { eveningOf } from '../../../domain/booking/visit-end.js';
import { hasStarted } from '../../../domain/slot/slot.js';
import { SlotBoard } from '../../../persistence/slot-board.repository.js';

/** Which slots of a day: all of them, those of one experience, those of one start. */
export interface CallOffSelection {
  readonly venueId: number;
  readonly date: string;
  readonly experienceId?: number | undefined;
  readonly time?: string | undefined;
}

/** The slots that can be called off, and the wall that their times are on. */
export interface SlotsOfDay {
  readonly venueName: string;
  readonly zone: string;
  /** In the order of time. */
  readonly slotIds: readonly string[];
}

/** One start, or all of a day: what starts after midnight is of the evening before, as at the door. */
const isMeant = (slot: LocalTime, { date, time }: Pick<CallOffSelection, 'date' | 'time'>): boolean =>
  time ? slot.time === time.slice(0, 5) : eveningOf(slot) === date;

/** Finds the slots of a day that have not started: closed ones too, as there may be parties in them. */
@Injectable()
export class SlotsAhead {
  constructor(
    private readonly board: SlotBoard,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, SLOTS_TOO_MANY */
  async of({ venueId, date, experienceId, time }: CallOffSelection): Promise<SlotsOfDay> {
    const venue = await this.catalog.venue(venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const now = this.clock.now();
    const wanted = { venueId, from: date, to: addDaysTo(date, time ? 0 : 1), ...(experienceId && { experienceId }) };
    const slots = (await this.board.find(wanted, now)).filter(
      (slot) => isMeant(slot, { date, time }) && !hasStarted(slot, now, venue.timezone),
    );
    if (slots.length > maxSlotsPerRequest) throw new Refusal('SLOTS_TOO_MANY', { most: maxSlotsPerRequest });
    return { venueName: venue.name, zone: venue.timezone, slotIds: slots.map(({ slotId }) => slotId) };
  }
}
