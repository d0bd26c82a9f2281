import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';

/** What the room of media may do with the pictures of products; each write is part of its commit. */
@Injectable()
export class ProductPictures {
  constructor(private readonly pool: pg.Pool) {}

  /** Undefined when there is no such product. */
  async of(productId: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ url: string }>(
      'select image_url as url from merchandise.products where id = $1',
      [productId],
    );
    return rows[0]?.url;
  }

  /** What it is called and what it shows, until the transaction ends; undefined when there is none. */
  async stands(productId: number, db: Db): Promise<{ readonly name: string } | undefined> {
    const { rows } = await db.query<{ name: string }>(
      'select name, image_url from merchandise.products where id = $1 for update',
      [productId],
    );
    return rows[0];
  }

  /** @returns false when the product is gone */
  async show(productId: number, url: string, db: Db): Promise<boolean> {
    const { rowCount } = await db.query('update merchandise.products set image_url = $2 where id = $1', [
      productId,
      url,
    ]);
    return rowCount === 1;
  }

  /** Every picture that this room refers to, old orders included. */
  async inUse(): Promise<string[]> {
    const { rows } = await this.pool.query<{ url: string }>(
      'select image_url as url from merchandise.products union select image_url from merchandise.order_products',
    );
    return rows.map(({ url }) => url);
  }
}
