import { Injectable } from '@nestjs/common';
import type { InquiryChangeView } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/event-store/projection.js';

/** What was done with an inquiry. */
export interface InquiryChange extends Pick<InquiryChangeView, 'by' | 'what' | 'from' | 'to'> {
  readonly inquiryId: number;
  readonly at: Date;
  readonly note?: string | undefined;
}

interface StoredChange extends Omit<InquiryChangeView, 'at' | 'id' | 'byName'> {
  readonly id: string;
  readonly at: Date;
}

/** Who did what with an inquiry, and when: one row each, never changed. It is the audit of this room, too. */
@Injectable()
export class History {
  constructor(private readonly pool: pg.Pool) {}

  async add({ inquiryId, at, by, what, from, to, note }: InquiryChange, db: Db): Promise<void> {
    await db.query(
      'insert into franchise.history (inquiry_id, at, by, what, old, new, note) values ($1, $2, $3, $4, $5, $6, $7)',
      [inquiryId, at, by, what, from, to, note || null],
    );
  }

  /** The newest first. */
  async of(inquiryId: number): Promise<Omit<InquiryChangeView, 'byName'>[]> {
    const { rows } = await this.pool.query<StoredChange>(
      `select id, at, by, what, old as "from", new as "to", note from franchise.history
       where inquiry_id = $1 order by id desc`,
      [inquiryId],
    );
    return rows.map(({ id, at, ...change }) => ({ ...change, id: Number(id), at: at.toISOString() }));
  }

  /** Since when inquiries are where they are, by their ids; those that never moved are left out. */
  async statusSince(inquiryIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
    const { rows } = await this.pool.query<{ id: number; at: Date }>(
      `select inquiry_id as id, max(at) as at from franchise.history
       where what = 'status' and old is distinct from new and inquiry_id = any($1) group by inquiry_id`,
      [inquiryIds],
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}
