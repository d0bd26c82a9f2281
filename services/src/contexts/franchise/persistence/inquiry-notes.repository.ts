import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { type OwnedKey, PersonCipher, PersonUnreadable } from '../../../platform/privacy/person-cipher.js';
import { Applicants } from './applicants.js';

/** What the ciphertext of a note is bound to. */
const placeOf = (inquiryId: number, id: string): string => `franchise.notes/${inquiryId}/${id}`;

/** What is to be noted, and since when it is: the audit may end before the term of an inquiry. */
export interface NewNote {
  readonly inquiryId: number;
  readonly text: string;
  readonly at: Date;
}

/** What the staff wrote about applicants: sealed with the keys of these, and gone with them (docs/adr/0017). */
@Injectable()
export class InquiryNotes {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
    private readonly applicants: Applicants,
  ) {}

  /** @returns its id, for the audit @throws {Refusal} APPLICANT_ERASED @throws {PersonUnreadable} */
  async add({ inquiryId, text, at }: NewNote, db: Db): Promise<string> {
    const ref = await refOf(inquiryId, db);
    const key = ref && (await this.applicants.lockedKeyOf(ref, db));
    if (!key) throw new Refusal('APPLICANT_ERASED');
    const id = randomUUID();
    const sealed = this.cipher.sealMore(text, placeOf(inquiryId, id), key);
    await db.query('insert into franchise.notes (id, inquiry_id, sealed, at) values ($1, $2, $3, $4)', [
      ...[id, inquiryId, sealed, at],
    ]);
    return id;
  }

  /** The notes on an inquiry by their ids; what cannot be read is left out, as names are. */
  async of(inquiryId: number): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<StoredNote>('select id, sealed from franchise.notes where inquiry_id = $1', [
      inquiryId,
    ]);
    const ref = rows.length > 0 ? await refOf(inquiryId, this.pool) : undefined;
    const key = ref && (await this.applicants.keyOf(ref));
    return new Map(key ? rows.flatMap((row) => this.opened(inquiryId, row, key)) : []);
  }

  private opened(inquiryId: number, { id, sealed }: StoredNote, key: OwnedKey): [string, string][] {
    try {
      return [[id, this.cipher.openMore(sealed, placeOf(inquiryId, id), key)]];
    } catch (error) {
      if (error instanceof PersonUnreadable) return [];
      throw error;
    }
  }
}

interface StoredNote {
  readonly id: string;
  readonly sealed: Buffer;
}

async function refOf(inquiryId: number, db: Db): Promise<string | undefined> {
  const { rows } = await db.query<{ ref: string }>('select ref from franchise.inquiries where id = $1', [inquiryId]);
  return rows[0]?.ref;
}
