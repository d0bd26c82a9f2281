import { Injectable } from '@nestjs/common';
import type { SweptKind } from '@northlight/contracts';
import type { Db } from '../database/db.js';

/** Something that is past its term. */
export interface DueEntry {
  /** Names it to its room. */
  readonly key: string;
  /** When its term began. */
  readonly since: Date;
}

/** When it is now, and the moment before which a term must have begun to be over. */
export interface Moment {
  readonly at: Date;
  readonly before: Date;
}

/** How a room finds what is past its term, and forgets it. */
export interface RetentionTerm {
  readonly kind: SweptKind;
  /** The oldest first, as many as `limit`. */
  due(before: Date, limit: number): Promise<readonly DueEntry[]>;
  /** Safe to repeat, and beside another process that does the same. */
  forget(keys: readonly string[], moment: Moment): Promise<unknown>;
}

/** The terms of all rooms; each adds its own as its module starts. */
@Injectable()
export class RetentionTerms {
  private readonly terms: RetentionTerm[] = [];

  get all(): readonly RetentionTerm[] {
    return this.terms;
  }

  add(...terms: readonly RetentionTerm[]): void {
    this.terms.push(...terms);
  }
}

/** What a select finds: `key` and `since`, with $1 as the moment before which a term must have begun. */
export const dueIn =
  (db: Db, select: string): RetentionTerm['due'] =>
  async (before, limit) => {
    const text = `select key, since from (${select}) entries order by since, key limit ${limit}`;
    return (await db.query<DueEntry>(text, [before])).rows;
  };
