import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ExperienceRow } from './experience.row.js';

/** Reads the experiences in the order in which the catalogue shows them. */
@Injectable()
export class Experiences {
  constructor(@InjectRepository(ExperienceRow) private readonly rows: Repository<ExperienceRow>) {}

  list(): Promise<ExperienceRow[]> {
    return this.rows.find({ order: { displayOrder: 'asc', id: 'asc' } });
  }

  bySlug(slug: string): Promise<ExperienceRow | null> {
    return this.rows.findOneBy({ slug });
  }

  byId(id: number): Promise<ExperienceRow | null> {
    return this.rows.findOneBy({ id });
  }
}
