import { Injectable } from '@nestjs/common';
import type {
  ContentBlock,
  ContentEntryView,
  ContentKey,
  ContentView,
  ContentWriter,
  WrittenContentView,
} from '@northlight/contracts';
import pg from 'pg';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';

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

/** Which versions of a text. */
interface VersionsPage {
  readonly before: number | undefined;
  readonly limit: number;
}

interface StoredEntry extends Pick<ContentView, 'key' | 'version'> {
  readonly writtenAt: Date;
}

interface StoredContent extends StoredEntry, Pick<ContentView, 'blocks'> {}

const columns = 'key, version, blocks, written_at as "writtenAt"';

/** Every version of every text: the last one counts, those before tell who changed what and when. */
@Injectable()
export class Contents {
  constructor(
    private readonly pool: pg.Pool,
    private readonly audit: AuditLog,
  ) {}

  async latest(key: ContentKey, db: Db = this.pool): Promise<ContentView | undefined> {
    const { rows } = await db.query<StoredContent>(
      `select ${columns} from correspondence.contents where key = $1 order by version desc limit 1`,
      [key],
    );
    return rows.map(({ writtenAt, ...content }) => ({ ...content, updatedAt: writtenAt.toISOString() }))[0];
  }

  /** Each text once, without what it says. */
  async entries(): Promise<ContentEntryView[]> {
    const { rows } = await this.pool.query<StoredEntry>(
      `select distinct on (key) key, version, written_at as "writtenAt" from correspondence.contents
       order by key, version desc`,
    );
    return this.withWriters(rows);
  }

  /** The versions of a text, the last first; `before` leaves out that one and those after it. */
  async versions(key: ContentKey, { before, limit }: VersionsPage): Promise<ContentEntryView[]> {
    const { rows } = await this.pool.query<StoredEntry>(
      `select key, version, written_at as "writtenAt" from correspondence.contents
       where key = $1 and ($2::int is null or version < $2) order by version desc limit $3`,
      [key, before ?? null, limit],
    );
    return this.withWriters(rows);
  }

  /** One version as it was written; the last where none is named. */
  async written(key: ContentKey, version?: number): Promise<WrittenContentView | undefined> {
    const { rows } = await this.pool.query<StoredContent>(
      `select ${columns} from correspondence.contents
       where key = $1 and ($2::int is null or version = $2) order by version desc limit 1`,
      [key, version ?? null],
    );
    const [entry] = await this.withWriters(rows);
    return entry && rows[0] && { ...entry, blocks: rows[0].blocks };
  }

  private async withWriters(rows: readonly StoredEntry[]): Promise<ContentEntryView[]> {
    const deeds = await this.audit.deeds('text', [...new Set(rows.map(({ key }) => key))]);
    const writers = new Map<string, ContentWriter>(
      deeds.map(({ subjectId, at, whoId, who, role }) => [`${subjectId} ${at.getTime()}`, { whoId, who, role }]),
    );
    return rows.map(({ key, version, writtenAt }) => ({
      ...{ key, version, updatedAt: writtenAt.toISOString() },
      by: writers.get(`${key} ${writtenAt.getTime()}`) ?? null,
    }));
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
