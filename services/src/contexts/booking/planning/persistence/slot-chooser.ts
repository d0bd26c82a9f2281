import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { maxSlotsPerRequest, type SlotSelectionDto } from '@northlight/contracts';
import { Between, In, Repository } from 'typeorm';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../catalog/index.js';
import { venueOfSlot } from '../../domain/slot/slot-id.js';
import { SlotRow } from '../../persistence/slot.row.js';

/** Slots that somebody chose. */
export interface ChosenSlots {
  /** As they were named, each once; or in the order of date and time. */
  readonly ids: readonly string[];
  /** Those that are there, by venue. */
  readonly venues: readonly SlotsOfVenue[];
}

/** Slots of one venue, and the zone of its clock. */
export interface SlotsOfVenue {
  readonly venueId: number;
  readonly zone: string;
  readonly slotIds: readonly string[];
}

type Filter = Required<Pick<SlotSelectionDto, 'venueId' | 'experienceId' | 'from' | 'to'>> &
  Pick<SlotSelectionDto, 'fromTime' | 'toTime'>;

/** Finds the slots that a selection means. */
@Injectable()
export class SlotChooser {
  constructor(
    @InjectRepository(SlotRow) private readonly slots: Repository<SlotRow>,
    private readonly catalog: Catalog,
  ) {}

  /** @throws {Refusal} SLOTS_TOO_MANY */
  async choose({ slotIds, ...filter }: SlotSelectionDto): Promise<ChosenSlots> {
    const wanted = filter as Filter;
    const [rows, zones] = await Promise.all([
      slotIds ? this.named(slotIds) : this.fitting(wanted),
      this.zonesOf(slotIds ? slotIds.map(venueOfSlot) : [wanted.venueId]),
    ]);
    if (rows.length > maxSlotsPerRequest) throw new Refusal('SLOTS_TOO_MANY', { most: maxSlotsPerRequest });
    const venues = new Map<number, string[]>();
    for (const { venueId, slotId } of rows) venues.set(venueId, [...(venues.get(venueId) ?? []), slotId]);
    return {
      ids: slotIds ? [...new Set(slotIds)] : rows.map(({ slotId }) => slotId),
      venues: [...venues].map(([venueId, ofVenue]) => ({
        ...{ venueId, slotIds: ofVenue },
        zone: zones.get(venueId) ?? 'UTC', // a venue that has slots is known, also when it is gone
      })),
    };
  }

  /** Asked beside the slots and not after them: whoever closes a slot is in a hurry. */
  private async zonesOf(venueIds: readonly number[]): Promise<Map<number, string>> {
    const venues = await Promise.all([...new Set(venueIds)].map((venueId) => this.catalog.venue(venueId)));
    return new Map(venues.flatMap((venue) => (venue ? [[venue.id, venue.timezone]] : [])));
  }

  /** A slot's id begins with its venue; an id that no venue has finds nothing. */
  private named(slotIds: readonly string[]): Promise<SlotRow[]> {
    const venueIds = [...new Set(slotIds.map(venueOfSlot))];
    return this.slots.find({
      where: { venueId: In(venueIds), slotId: In([...slotIds]) },
      order: { venueId: 'asc', slotId: 'asc' },
    });
  }

  private fitting({
    venueId,
    experienceId,
    from,
    to,
    fromTime = '00:00',
    toTime = '23:59',
  }: Filter): Promise<SlotRow[]> {
    return this.slots.find({
      where: { venueId, experienceId, date: Between(from, to), time: Between(fromTime, toTime) },
      order: { date: 'asc', time: 'asc' },
      take: maxSlotsPerRequest + 1,
    });
  }
}
