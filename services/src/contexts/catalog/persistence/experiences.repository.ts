import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { ExperienceRow } from './experience.row.js';

/** Reads the experiences in the order in which the catalogue shows them. */
@Injectable()
export class Experiences {
  constructor(@InjectRepository(ExperienceRow) private readonly rows: Repository<ExperienceRow>) {}

  list(): Promise<ExperienceRow[]> {
    return this.rows.find({ where: { deletedAt: IsNull() }, order: { displayOrder: 'asc', id: 'asc' } });
  }

  bySlug(slug: string): Promise<ExperienceRow | null> {
    return this.rows.findOneBy({ slug, deletedAt: IsNull() });
  }

  /** One that is in the catalogue. */
  shown(id: number): Promise<ExperienceRow | null> {
    return this.rows.findOneBy({ id, deletedAt: IsNull() });
  }

  /** One that was written just now. */
  stored(id: number): Promise<ExperienceRow> {
    return this.rows.findOneByOrFail({ id });
  }

  /** Also one that was deleted: old bookings ask for its name. */
  byId(id: number): Promise<ExperienceRow | null> {
    return this.rows.findOneBy({ id });
  }
}
