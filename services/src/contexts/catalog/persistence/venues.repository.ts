import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { ClosureRow } from './closure.row.js';
import { VenueRow } from './venue.row.js';
import { VenueExperienceRow } from './venue-experience.row.js';

/** Reads venues, what runs there, and when they are closed. */
@Injectable()
export class Venues {
  constructor(
    @InjectRepository(VenueRow) private readonly rows: Repository<VenueRow>,
    @InjectRepository(VenueExperienceRow) private readonly offers: Repository<VenueExperienceRow>,
    @InjectRepository(ClosureRow) private readonly closures: Repository<ClosureRow>,
  ) {}

  list(): Promise<VenueRow[]> {
    return this.rows.find({ order: { id: 'asc' } });
  }

  open(): Promise<VenueRow[]> {
    return this.rows.find({ where: { status: 'open' }, order: { id: 'asc' } });
  }

  byId(id: number): Promise<VenueRow | null> {
    return this.rows.findOneBy({ id });
  }

  bySlug(slug: string): Promise<VenueRow | null> {
    return this.rows.findOneBy({ slug });
  }

  /** What a venue runs, in catalogue order. */
  offersOf(venueId: number): Promise<VenueExperienceRow[]> {
    return this.offers.find({
      where: { venueId, experience: { deletedAt: IsNull() } },
      relations: { experience: true },
      order: { experience: { displayOrder: 'asc', id: 'asc' } },
    });
  }

  runs(venueId: number, experienceId: number): Promise<boolean> {
    return this.offers.existsBy({ venueId, experienceId, experience: { deletedAt: IsNull() } });
  }

  /** The calendar dates on which a venue stays shut, and why. */
  closuresOf(venueId: number): Promise<ClosureRow[]> {
    return this.closures.find({ where: { venueId }, order: { date: 'asc' } });
  }
}
