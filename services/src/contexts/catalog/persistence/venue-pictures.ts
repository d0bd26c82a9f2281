import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/event-store/projection.js';
import { described, type ShownPicture } from './experience-pictures.js';

/** What the room of media may do with the pictures of venues; each write is part of its commit. */
@Injectable()
export class VenuePictures {
  constructor(private readonly pool: pg.Pool) {}

  /** Its main picture; undefined when there is no such venue. */
  async of(venueId: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ url: string }>(
      'select image_url as url from catalog.venues where id = $1 and deleted_at is null',
      [venueId],
    );
    return rows[0]?.url;
  }

  /** Makes it the main picture. @returns false when the venue is gone */
  async show(venueId: number, { url, alt }: ShownPicture, db: Db): Promise<boolean> {
    const { rowCount } = await db.query(
      `update catalog.venues set image_url = $2, picture_texts = ${described} where id = $1 and deleted_at is null`,
      [venueId, url, alt],
    );
    return rowCount === 1;
  }

  /** Hangs it last in the gallery, once. @returns false when the venue is gone */
  async hang(venueId: number, { url, alt }: ShownPicture, db: Db): Promise<boolean> {
    const { rowCount } = await db.query(
      `update catalog.venues set picture_texts = ${described},
         gallery_images = case when $2 = any(gallery_images) then gallery_images else gallery_images || $2::text end
       where id = $1 and deleted_at is null`,
      [venueId, url, alt],
    );
    return rowCount === 1;
  }
}
