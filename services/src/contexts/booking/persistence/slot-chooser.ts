import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { mostSlotsAtOnce, type SlotSelectionDto } from '@northlight/contracts';
import { Between, In, Repository } from 'typeorm';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { Catalog } from '../../catalog/index.js';
import { venueOfSlot } from '../domain/slot-id.js';
import { SlotRow } from './slot.row.js';

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
    const rows = slotIds ? await this.named(slotIds) : await this.fitting(filter as Filter);
    if (rows.length > mostSlotsAtOnce) throw new Refusal('SLOTS_TOO_MANY', { most: mostSlotsAtOnce });
    const venues = new Map<number, string[]>();
    for (const { venueId, slotId } of rows) venues.set(venueId, [...(venues.get(venueId) ?? []), slotId]);
    return {
      ids: slotIds ? [...new Set(slotIds)] : rows.map(({ slotId }) => slotId),
      venues: await Promise.all([...venues].map(([venueId, ofVenue]) => this.withZone(venueId, ofVenue))),
    };
  }

  /** A venue that has slots is known, also when it is gone. */
  private async withZone(venueId: number, slotIds: readonly string[]): Promise<SlotsOfVenue> {
    const venue = await this.catalog.venue(venueId);
    if (!venue) throw new Refusal('SLOT_NOT_FOUND');
    return { venueId, zone: venue.timezone, slotIds };
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
      take: mostSlotsAtOnce + 1,
    });
  }
}
