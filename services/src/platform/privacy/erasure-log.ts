import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { amendRecord, noteChange } from '../audit/note-change.js';
import { inTransaction } from '../database/in-transaction.js';
import { rewriteSoon } from './erased-rows.queue.js';
import type { HeldAddress, Person } from './person.js';

/** Why somebody is forgotten, and how it was shown that they are who they say; nothing of whom. */
export interface ErasureRequest {
  /** By what they were named, or that they asked themselves. */
  readonly by: 'owner' | 'email' | 'account' | 'restore';
  readonly reason?: string | undefined;
  readonly shownBy?: string | undefined;
}

/** An erasing that has begun: who it is, by hashes alone. */
export interface Erasure {
  readonly id: string;
  readonly person: Person;
}

/** The same as one line of a file that is kept apart from backups. */
export interface ErasureLine {
  readonly id: string;
  readonly begunAt: string;
  readonly account: readonly string[];
  readonly addresses: readonly StoredAddress[];
}

interface StoredAddress {
  readonly hashes: readonly string[];
  readonly until?: string;
}

interface Row {
  readonly id: string;
  readonly begunAt: Date;
  readonly userId: number | null;
  readonly account: readonly Buffer[];
  readonly addresses: readonly StoredAddress[];
}

const columns = 'id, begun_at as "begunAt", user_id as "userId", account_hashes as account, addresses';
const sourceOf = (id: string): string => `erasure/${id}`;

/** What is written of every erasing before it begins, so that whatever ends in between is finished. */
@Injectable()
export class ErasureLog {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * The audit has it in the same commit: who asked, and nothing of whom. Whenever it is done again, by a process that
   * finishes it or after a restore, it is of what came until now: who comes back later is somebody new.
   */
  async begin({ id, person }: Erasure, request: ErasureRequest, at: Date): Promise<void> {
    const addresses = person.addresses.map((address) => stored({ ...address, until: address.until ?? at }));
    const subject = { kind: 'person', id: 'forgotten' };
    await inTransaction(this.pool, async (db) => {
      await db.query(
        'insert into log.erasures (id, begun_at, user_id, account_hashes, addresses) values ($1, $2, $3, $4, $5)',
        [id, at, person.userId ?? null, person.accountHashes ?? [], JSON.stringify(addresses)],
      );
      const change = { room: 'booking', what: 'person erased', at, subject, new: request } as const;
      await noteChange(db, change, sourceOf(id));
    });
  }

  async isKnown(id: string): Promise<boolean> {
    return (await this.pool.query('select from log.erasures where id = $1', [id])).rowCount === 1;
  }

  /** Every one, a line each, the first first. */
  async lines(): Promise<ErasureLine[]> {
    const { rows } = await this.pool.query<Row>(`select ${columns} from log.erasures order by begun_at, id`);
    return rows.map(({ id, begunAt, account, addresses }) => ({
      ...{ id, begunAt: begunAt.toISOString(), addresses },
      account: account.map((hash) => hash.toString('base64')),
    }));
  }

  async count(id: string, erased: number): Promise<void> {
    await this.pool.query('update log.erasures set erased = erased + $2 where id = $1', [id, erased]);
  }

  /**
   * @param isKept also where nobody was there: a copy that is brought back later may have them
   * @returns how many entries were forgotten; undefined where it is finished
   */
  finish(id: string, at: Date, isKept: boolean): Promise<number | undefined> {
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<{ erased: number; userId: number | null }>(
        `with begun as (select id, user_id from log.erasures where id = $1 and finished_at is null for update)
         update log.erasures e set finished_at = $2, user_id = null from begun where e.id = begun.id
         returning erased, begun.user_id as "userId"`,
        [id, at],
      );
      if (!rows[0]) return undefined;
      const { erased, userId } = rows[0];
      await amendRecord(db, sourceOf(id), { erased });
      await rewriteSoon(db, at);
      if (erased === 0 && userId === null && !isKept) await db.query('delete from log.erasures where id = $1', [id]);
      return erased;
    });
  }

  /** It will not be done, and is not tried again. */
  async refuse(id: string, code: string): Promise<void> {
    await inTransaction(this.pool, async (db) => {
      await db.query('delete from log.erasures where id = $1', [id]);
      await amendRecord(db, sourceOf(id), { refused: code });
    });
  }

  /** Those that had begun by then and are not finished. */
  async begun(until: Date): Promise<Erasure[]> {
    const { rows } = await this.pool.query<Row>(
      `select ${columns} from log.erasures where finished_at is null and begun_at <= $1 order by begun_at`,
      [until],
    );
    return rows.map(({ id, userId, account, addresses }) => ({
      id,
      person: { userId: userId ?? undefined, accountHashes: account, addresses: addresses.map(held) },
    }));
  }
}

/** Whom a line is about, by hashes alone. */
export const personOfLine = ({ account, addresses }: ErasureLine): Person & { accountHashes: readonly Buffer[] } => ({
  accountHashes: account.map((hash) => Buffer.from(hash, 'base64')),
  addresses: addresses.map(held),
});

const stored = ({ hashes, until }: HeldAddress): StoredAddress => ({
  hashes: hashes.map((hash) => hash.toString('base64')),
  ...(until && { until: until.toISOString() }),
});

const held = ({ hashes, until }: StoredAddress): HeldAddress => ({
  hashes: hashes.map((hash) => Buffer.from(hash, 'base64')),
  ...(until && { until: new Date(until) }),
});
