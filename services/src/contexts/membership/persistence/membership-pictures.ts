import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';

/** What the room of media may do with the pictures of plans; each write is part of its commit. */
@Injectable()
export class MembershipPictures {
  constructor(private readonly pool: pg.Pool) {}

  /** Undefined when there is no such plan. */
  async of(membershipId: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ url: string }>(
      'select image_url as url from membership.memberships where id = $1',
      [membershipId],
    );
    return rows[0]?.url;
  }

  /** What it is called and what it shows, until the transaction ends; undefined when there is none. */
  async stands(membershipId: number, db: Db): Promise<{ readonly name: string } | undefined> {
    const { rows } = await db.query<{ name: string }>(
      'select name, image_url from membership.memberships where id = $1 for update',
      [membershipId],
    );
    return rows[0];
  }

  /** @returns false when the plan is gone */
  async show(membershipId: number, url: string, db: Db): Promise<boolean> {
    const { rowCount } = await db.query('update membership.memberships set image_url = $2 where id = $1', [
      membershipId,
      url,
    ]);
    return rowCount === 1;
  }

  /** Every picture that this room refers to. */
  async inUse(): Promise<string[]> {
    const { rows } = await this.pool.query<{ url: string }>('select image_url as url from membership.memberships');
    return rows.map(({ url }) => url);
  }
}
