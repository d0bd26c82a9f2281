import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { described, type GalleryImage, galleryWithImage, type ShownPicture } from './experience-pictures.js';

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

  /** What it is called and what it shows, until the transaction ends; undefined when there is none. */
  async stands(venueId: number, db: Db): Promise<{ readonly name: string } | undefined> {
    const { rows } = await db.query<{ name: string }>(
      'select name, image_url, gallery_images, picture_texts from catalog.venues where id = $1 and deleted_at is null for update',
      [venueId],
    );
    return rows[0];
  }

  /** Makes it the main picture. @returns false when the venue is gone */
  async show(venueId: number, { url, alt }: ShownPicture, db: Db): Promise<boolean> {
    const { rowCount } = await db.query(
      `update catalog.venues set image_url = $2, picture_texts = ${described} where id = $1 and deleted_at is null`,
      [venueId, url, alt],
    );
    return rowCount === 1;
  }

  /** Hangs it in the gallery, once: last, or before what was sent after it. @returns false when the venue is gone */
  async hang(venueId: number, { url, alt, before }: GalleryImage, db: Db): Promise<boolean> {
    const { rowCount } = await db.query(
      `update catalog.venues set picture_texts = ${described}, gallery_images = ${galleryWithImage}
       where id = $1 and deleted_at is null`,
      [venueId, url, alt, before],
    );
    return rowCount === 1;
  }
}
