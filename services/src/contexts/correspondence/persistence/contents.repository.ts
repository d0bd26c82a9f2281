import { Injectable } from '@nestjs/common';
import type { ContentBlock, ContentKey, ContentView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import type { Db } from '../../../platform/event-store/projection.js';

/** A new version of a text. */
export interface NewContent {
  readonly key: ContentKey;
  /** The version that its writer saw; 0 where there was none. */
  readonly version: number;
  readonly blocks: readonly ContentBlock[];
  readonly at: Date;
  /** 'user:7', 'seed'. */
  readonly by: string;
}

/** Every version of every text: the last one counts, those before tell who changed what and when. */
@Injectable()
export class Contents {
  constructor(private readonly pool: pg.Pool) {}

  async latest(key: ContentKey, db: Db = this.pool): Promise<ContentView | undefined> {
    const { rows } = await db.query<Omit<ContentView, 'updatedAt'> & { writtenAt: Date }>(
      `select key, version, blocks, written_at as "writtenAt" from correspondence.contents
       where key = $1 order by version desc limit 1`,
      [key],
    );
    return rows.map(({ writtenAt, ...content }) => ({ ...content, updatedAt: writtenAt.toISOString() }))[0];
  }

  /** @returns false when there is a newer version than its writer saw */
  async write({ key, version, blocks, at, by }: NewContent): Promise<boolean> {
    return inTransaction(this.pool, async (db) => {
      const before = await this.latest(key, db);
      const { rowCount } = await db.query(
        `insert into correspondence.contents (key, version, blocks, written_at, written_by)
       select $1, $2::int + 1, $3, $4, $5
       where $2 = (select coalesce(max(version), 0) from correspondence.contents where key = $1)
       on conflict do nothing`,
        [key, version, JSON.stringify(blocks), at, by],
      );
      if (rowCount !== 1) return false;
      const [old, now] = [before?.blocks, blocks].map((written) => written && { blocks: written });
      await noteChange(db, {
        room: 'correspondence',
        what: 'text written',
        at,
        subject: { kind: 'text', id: key },
        old: old ?? null,
        new: now ?? null,
      });
      return true;
    });
  }
}
