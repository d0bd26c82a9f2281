import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Table } from '../../../platform/database/table.js';
import { ExperienceRow } from './experience.row.js';

const experiences = new Table(ExperienceRow);

/** Reads the experiences in the order in which the catalogue shows them. */
@Injectable()
export class Experiences {
  constructor(private readonly pool: pg.Pool) {}

  list(): Promise<ExperienceRow[]> {
    return experiences.find(this.pool, 'where deleted_at is null order by display_order, id');
  }

  bySlug(slug: string): Promise<ExperienceRow | undefined> {
    return this.one('where slug = $1 and deleted_at is null', slug);
  }

  /** One that is in the catalogue. */
  shown(id: number): Promise<ExperienceRow | undefined> {
    return this.one('where id = $1 and deleted_at is null', id);
  }

  /** One that was written just now. */
  async stored(id: number): Promise<ExperienceRow> {
    return (await this.byId(id)) as ExperienceRow;
  }

  /** Also one that was deleted: old bookings ask for its name. */
  byId(id: number): Promise<ExperienceRow | undefined> {
    return this.one('where id = $1', id);
  }

  private async one(where: string, value: unknown): Promise<ExperienceRow | undefined> {
    const [row] = await experiences.find(this.pool, where, [value]);
    return row;
  }
}
