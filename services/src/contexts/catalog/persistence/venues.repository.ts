import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThanOrEqual, Repository } from 'typeorm';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { ClosureRow } from './closure.row.js';
import { VenueRow } from './venue.row.js';
import { VenueExperienceRow } from './venue-experience.row.js';

/** Reads venues, what runs there, and when they are closed. */
@Injectable()
export class Venues {
  constructor(
    @InjectRepository(VenueRow) private readonly rows: Repository<VenueRow>,
    @InjectRepository(VenueExperienceRow) private readonly offerRows: Repository<VenueExperienceRow>,
    @InjectRepository(ClosureRow) private readonly closureRows: Repository<ClosureRow>,
  ) {}

  list(): Promise<VenueRow[]> {
    return this.rows.find({ where: { deletedAt: IsNull() }, order: { id: 'asc' } });
  }

  open(): Promise<VenueRow[]> {
    return this.rows.find({ where: { status: 'open', deletedAt: IsNull() }, order: { id: 'asc' } });
  }

  /** One that is shown to visitors. @throws {Refusal} VENUE_NOT_FOUND */
  async shown(id: number): Promise<VenueRow> {
    const row = await this.rows.findOneBy({ id, deletedAt: IsNull() });
    if (!row) throw new Refusal('VENUE_NOT_FOUND');
    return row;
  }

  /** Also one that was deleted: old bookings ask for its name. */
  byId(id: number): Promise<VenueRow | null> {
    return this.rows.findOneBy({ id });
  }

  bySlug(slug: string): Promise<VenueRow | null> {
    return this.rows.findOneBy({ slug, deletedAt: IsNull() });
  }

  /** What a venue runs, in catalogue order. */
  offersOf(venueId: number): Promise<VenueExperienceRow[]> {
    return this.offerRows.find({
      where: { venueId, experience: { deletedAt: IsNull() } },
      relations: { experience: true },
      order: { experience: { displayOrder: 'asc', id: 'asc' } },
    });
  }

  /** What every venue runs, in catalogue order. */
  offers(): Promise<VenueExperienceRow[]> {
    return this.offerRows.find({
      where: { experience: { deletedAt: IsNull() } },
      relations: { experience: true },
      order: { experience: { displayOrder: 'asc', id: 'asc' } },
    });
  }

  runs(venueId: number, experienceId: number): Promise<boolean> {
    const both = { venue: { deletedAt: IsNull() }, experience: { deletedAt: IsNull() } };
    return this.offerRows.existsBy({ venueId, experienceId, ...both });
  }

  /** Every closure from a date on, of all venues. */
  closuresFrom(date: string): Promise<ClosureRow[]> {
    return this.closureRows.find({ where: { date: MoreThanOrEqual(date) }, order: { date: 'asc' } });
  }

  /** The calendar dates on which a venue stays shut, and why. */
  closuresOf(venueId: number): Promise<ClosureRow[]> {
    return this.closureRows.find({ where: { venueId }, order: { date: 'asc' } });
  }
}
