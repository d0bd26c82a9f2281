import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';

/** A picture, or a film, and what is to be seen on it. */
export interface ShownPicture {
  readonly url: string;
  readonly alt: string;
}

/** A picture for a gallery, and those of which the first one hangs behind it. */
export interface GalleryImage extends ShownPicture {
  readonly before: readonly string[];
}

/** What the room of media may do with the pictures of experiences; each write is part of its commit. */
@Injectable()
export class ExperiencePictures {
  constructor(private readonly pool: pg.Pool) {}

  /** Its main picture; undefined when there is no such experience. */
  async of(experienceId: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ url: string }>(
      'select image_url as url from catalog.experiences where id = $1 and deleted_at is null',
      [experienceId],
    );
    return rows[0]?.url;
  }

  /** What it is called and what it shows, until the transaction ends; undefined when there is none. */
  async stands(experienceId: number, db: Db): Promise<{ readonly name: string } | undefined> {
    const { rows } = await db.query<{ name: string }>(
      'select name, image_url, gallery_images, picture_texts from catalog.experiences where id = $1 and deleted_at is null for update',
      [experienceId],
    );
    return rows[0];
  }

  /** Makes it the main picture. @returns false when the experience is gone */
  async show(experienceId: number, { url, alt }: ShownPicture, db: Db): Promise<boolean> {
    const { rowCount } = await db.query(
      `update catalog.experiences set image_url = $2, picture_texts = ${described} where id = $1 and deleted_at is null`,
      [experienceId, url, alt],
    );
    return rowCount === 1;
  }

  /** Hangs it in the gallery, once: last, or before what was sent after it. @returns false when the experience is gone */
  async hang(experienceId: number, { url, alt, before }: GalleryImage, db: Db): Promise<boolean> {
    const { rowCount } = await db.query(
      `update catalog.experiences set picture_texts = ${described}, gallery_images = ${galleryWithImage}
       where id = $1 and deleted_at is null`,
      [experienceId, url, alt, before],
    );
    return rowCount === 1;
  }

  /** Every picture that the catalogue refers to. */
  async inUse(): Promise<string[]> {
    const { rows } = await this.pool.query<{ url: string }>(
      `select image_url as url from catalog.experiences
       union select unnest(gallery_images) from catalog.experiences
       union select image_url from catalog.venues union select unnest(gallery_images) from catalog.venues`,
    );
    return rows.map(({ url }) => url);
  }
}

/** Words that were there stay where there are no new ones. */
export const described = `case when $3::text = '' then picture_texts else picture_texts || jsonb_build_object($2::text, $3::text) end`;

const place = `coalesce((select min(array_position(gallery_images, later)) from unnest($4::text[]) later),
  cardinality(gallery_images) + 1)`;

/** The gallery with $2 in it, once, before whichever of $4 hangs first. */
export const galleryWithImage = `case when $2 = any(gallery_images) then gallery_images
  else gallery_images[:${place} - 1] || $2::text || gallery_images[${place}:] end`;
