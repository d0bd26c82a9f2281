import { Injectable } from '@nestjs/common';
import type { CartView, SavedLine } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { mergedLines } from '../domain/cart-lines.js';
import { shelfOf } from './stock.js';

/** So many names of merged lines are remembered: several carts full. */
const MAX_REMEMBERED_MERGES = 200;

type CartRow = CartView & { readonly merged: readonly string[] };

/** The carts of people with accounts, one row each. */
@Injectable()
export class Carts {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  async read(userId: number): Promise<CartView> {
    const { rows } = await this.pool.query<CartView>(
      'select version, lines from merchandise.carts where user_id = $1',
      [userId],
    );
    return rows[0] ?? { version: 0, lines: [] };
  }

  /** Writes lines in place of a version. @returns undefined where that version is not the present one */
  async replace(userId: number, { version, lines }: CartView): Promise<CartView | undefined> {
    const values = [userId, JSON.stringify(lines), this.clock.now()];
    const { rows } = await (version === 0
      ? this.pool.query<CartView>(
          `insert into merchandise.carts (user_id, version, lines, updated_at) values ($1, 1, $2, $3)
           on conflict do nothing returning version, lines`,
          values,
        )
      : this.pool.query<CartView>(
          `update merchandise.carts set version = version + 1, lines = $2, updated_at = $3
           where user_id = $1 and version = $4 returning version, lines`,
          [...values, version],
        ));
    return rows[0];
  }

  /** One commit; whoever else merges into the same cart waits for it. Safe to repeat. */
  merge(userId: number, incoming: readonly SavedLine[]): Promise<CartView> {
    return inTransaction(this.pool, async (db) => {
      const { version, lines: stored, merged } = await this.lock(userId, db);
      const ids = [...stored, ...incoming].filter(({ type }) => type === 'product').map(({ id }) => id);
      const lines = mergedLines({ stored, incoming, merged, shelf: await shelfOf(ids, db) });
      if (JSON.stringify(lines) === JSON.stringify(stored)) return { version, lines };
      const names = [...new Set([...merged, ...incoming.map(({ lineId }) => lineId)])].slice(-MAX_REMEMBERED_MERGES);
      await db.query(
        `update merchandise.carts set version = version + 1, lines = $2, merged = $3, updated_at = $4 where user_id = $1`,
        [userId, JSON.stringify(lines), names, this.clock.now()],
      );
      return { version: version + 1, lines };
    });
  }

  async remove(userId: number): Promise<void> {
    await this.pool.query('delete from merchandise.carts where user_id = $1', [userId]);
  }

  private async lock(userId: number, db: Db): Promise<CartRow> {
    await db.query(
      `insert into merchandise.carts (user_id, version, lines, updated_at) values ($1, 1, '[]', $2) on conflict do nothing`,
      [userId, this.clock.now()],
    );
    const { rows } = await db.query<CartRow>(
      'select version, lines, merged from merchandise.carts where user_id = $1 for update',
      [userId],
    );
    if (!rows[0]) throw new Error('A cart is gone that was just there');
    return rows[0];
  }
}
