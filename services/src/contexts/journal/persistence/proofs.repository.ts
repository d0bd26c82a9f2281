import { Injectable } from '@nestjs/common';
import type { DifferenceView, ProofKind, ProofView, SettlementReason } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { freshId } from '../../../platform/kernel/fresh-id.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import type { Difference } from '../domain/difference.js';

/** What a proof of some day has found. */
export interface Proven {
  readonly proof: ProofKind;
  /** yyyy-MM-dd */
  readonly day: string;
  readonly at: Date;
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/** Most that are shown together. */
const MOST_SHOWN = 200;

interface DifferenceRow extends Omit<DifferenceView, 'since' | 'expected' | 'actual'> {
  readonly expected: string;
  readonly actual: string;
  readonly foundAt: Date;
}

/** When the books were proven, and what did not add up. */
@Injectable()
export class Proofs {
  constructor(private readonly pool: pg.Pool) {}

  /** Writes a proof down, whatever an earlier one of the same day had found: what is not there any more is settled. */
  async keep({ proof, day, at, compared, differences }: Proven): Promise<void> {
    // the journal is proven as a whole, the gateway's list by its days
    const isOfDay = proof === 'gateway' ? 'day = $2::date' : '$2::date is not null';
    const found = differences.map((difference) => ({ ...difference, id: freshId(at) }));
    await inTransaction(this.pool, async (db) => {
      await db.query(
        `insert into journal.proofs (proof, day, at, compared) values ($1, $2, $3, $4)
         on conflict (proof, day) do update set at = $3, compared = $4`,
        [proof, day, at, compared],
      );
      await db.query(
        `update journal.differences d set settled_at = $3 where proof = $1 and settled_at is null and ${isOfDay}
           and not exists (select from jsonb_to_recordset($4::jsonb) as f (what text, subject text)
             where (f.what, f.subject) = (d.what, d.subject))`,
        [proof, day, at, JSON.stringify(found)],
      );
      await insertNew(db, [proof, day, at, JSON.stringify(found)]);
    });
  }

  /** The last proof of each kind. */
  async last(): Promise<ProofView[]> {
    const { rows } = await this.pool.query<Omit<ProofView, 'at'> & { readonly at: Date }>(
      `select distinct on (proof) proof as kind, day::text, at, compared from journal.proofs order by proof, day desc`,
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() })).reverse();
  }

  /** What does not add up, the oldest first, at most 200. */
  async open(): Promise<DifferenceView[]> {
    const { rows } = await this.pool.query<DifferenceRow>(
      `select id, proof, what, day::text, subject, expected, actual, found_at as "foundAt" from journal.differences
       where settled_at is null order by found_at, what, subject limit ${MOST_SHOWN}`,
    );
    return rows.map(({ expected, actual, foundAt, ...row }) => ({
      ...row,
      expected: dollarsOf(Number(expected)),
      actual: dollarsOf(Number(actual)),
      since: foundAt.toISOString(),
    }));
  }

  /** Days of the gateway's list on which something did not add up. */
  async daysWithDifferences(): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(
      `select distinct day::text from journal.differences where proof = 'gateway' and settled_at is null order by day`,
    );
    return rows.map(({ day }) => day);
  }

  /** How many of each kind do not add up. */
  async counts(): Promise<Readonly<Record<ProofKind, number>>> {
    const { rows } = await this.pool.query<{ proof: ProofKind; count: number }>(
      'select proof, count(*)::int as count from journal.differences where settled_at is null group by proof',
    );
    return { journal: 0, gateway: 0, ...Object.fromEntries(rows.map(({ proof, count }) => [proof, count])) };
  }

  /** A person says why it is as it is. @returns what it was; undefined where nothing is open under this id */
  async settle(
    id: string,
    reason: SettlementReason,
    { db, at }: { db: Db; at: Date },
  ): Promise<Difference | undefined> {
    const { rows } = await db.query<Difference>(
      `update journal.differences set settled_at = $2, settled_for = $3 where id = $1 and settled_at is null
       returning what, subject, expected::float8, actual::float8`,
      [id, at, reason],
    );
    return rows[0];
  }
}

/** One that is open already is brought up to date; one that a person has settled stays so while its amounts are the same. */
const insertNew = (db: Db, values: readonly unknown[]) =>
  db.query(
    `insert into journal.differences (id, proof, what, day, subject, expected, actual, found_at)
     select f.id, $1, f.what, $2, f.subject, f.expected, f.actual, $3
     from jsonb_to_recordset($4::jsonb) as f (id uuid, what text, subject text, expected bigint, actual bigint)
     where not exists (select from journal.differences s where s.settled_for is not null
       and (s.proof, s.what, s.subject, s.expected, s.actual) = ($1, f.what, f.subject, f.expected, f.actual))
     on conflict (proof, what, subject) where settled_at is null
       do update set expected = excluded.expected, actual = excluded.actual`,
    [...values],
  );
