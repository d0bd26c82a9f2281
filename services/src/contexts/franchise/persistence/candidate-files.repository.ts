import { Injectable } from '@nestjs/common';
import type { CandidateFileKind, CandidateFileType, CandidateFileView } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { type OwnedKey, PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { Applicants } from './applicants.js';
import type { StoredInquiry } from './inquiries.repository.js';

/** A document as it was sent. */
export interface Document {
  readonly name: string;
  readonly type: CandidateFileType;
  readonly content: Buffer;
}

/** A file without what is sealed of it. */
interface StoredFile extends Pick<CandidateFileView, 'id' | 'kind' | 'type' | 'bytes'> {
  readonly inquiryId: number;
  readonly createdAt: Date;
}
type SealedName = StoredFile & { readonly sealedName: Buffer };

export interface FileToKeep {
  readonly kind: CandidateFileKind;
  readonly document: Document;
  readonly at: Date;
}

type Owner = Pick<StoredInquiry, 'id' | 'ref'>;
type FileAddress = Pick<StoredFile, 'id' | 'inquiryId'>;

/** Where a file is downloaded: by its candidate, or by an admin. */
export type Door = (file: FileAddress) => string;
export const candidateDoor: Door = ({ id }) => `/api/franchise/candidate-files/${id}`;
export const adminDoor: Door = ({ id, inquiryId }) =>
  `/api/admin/franchise-inquiries/${inquiryId}/candidate-files/${id}`;

const columns = `id, inquiry_id as "inquiryId", kind, type, bytes, created_at as "createdAt"`;
const contentOf = ({ inquiryId, kind }: PlaceOf) => `franchise.candidate_files/${inquiryId}/${kind}`;
const nameOf = (place: PlaceOf) => `${contentOf(place)}/name`;
type PlaceOf = Pick<StoredFile, 'inquiryId' | 'kind'>;

/** Files of candidates. Bytes are in the row: one commit keeps, replaces or deletes a file, and no part is left over. */
@Injectable()
export class CandidateFiles {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
    private readonly applicants: Applicants,
  ) {}

  /** Keeps a file in place of the one of its kind. @returns whether there was one; undefined once the person was erased */
  async put({ id: inquiryId, ref }: Owner, file: FileToKeep, db: Db): Promise<boolean | undefined> {
    const key = await this.applicants.lockedKeyOf(ref, db);
    if (!key) return undefined;
    const { kind, at } = file;
    const { name, type, content } = file.document;
    const place = { inquiryId, kind };
    const before = await db.query('delete from franchise.candidate_files where inquiry_id = $1 and kind = $2', [
      inquiryId,
      kind,
    ]);
    await db.query(
      `insert into franchise.candidate_files (inquiry_id, kind, type, bytes, sealed_name, sealed_content, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        ...[inquiryId, kind, type, content.length, this.cipher.sealMore(name, nameOf(place), key)],
        ...[this.cipher.sealMore(content, contentOf(place), key), at],
      ],
    );
    return before.rowCount === 1;
  }

  /** The files of an inquiry; none once the person was erased. */
  async of({ id, ref }: Owner, door: Door): Promise<CandidateFileView[]> {
    const key = await this.applicants.keyOf(ref);
    if (!key) return [];
    const { rows } = await this.pool.query<SealedName>(
      `select ${columns}, sealed_name as "sealedName" from franchise.candidate_files where inquiry_id = $1
       order by kind desc`,
      [id],
    );
    return rows.map((file) => this.viewOf(file, key, door));
  }

  /** Which kinds of files there are of an inquiry, and where. */
  async urlsOf(inquiryId: number, door: Door): Promise<Partial<Record<CandidateFileKind, string>>> {
    const { rows } = await this.pool.query<StoredFile>(
      `select ${columns} from franchise.candidate_files where inquiry_id = $1`,
      [inquiryId],
    );
    return Object.fromEntries(rows.map((file) => [file.kind, door(file)]));
  }

  /** A file of this inquiry. @throws {PersonUnreadable} */
  async document({ id, ref }: Owner, fileId: number): Promise<(Document & PlaceOf) | undefined> {
    const { rows } = await this.pool.query<SealedName & { readonly sealedContent: Buffer }>(
      `select ${columns}, sealed_name as "sealedName", sealed_content as "sealedContent"
       from franchise.candidate_files where id = $1 and inquiry_id = $2`,
      [fileId, id],
    );
    const [file] = rows;
    const key = file && (await this.applicants.keyOf(ref));
    if (!file || !key) return undefined;
    const { type, kind, inquiryId } = file;
    const name = this.cipher.openMore(file.sealedName, nameOf(file), key);
    return { name, type, kind, inquiryId, content: this.cipher.openBytes(file.sealedContent, contentOf(file), key) };
  }

  /** @returns its kind; undefined where this inquiry has no such file */
  async remove(fileId: number, inquiryId: number, db: Db): Promise<CandidateFileKind | undefined> {
    const { rows } = await db.query<PlaceOf>(
      'delete from franchise.candidate_files where id = $1 and inquiry_id = $2 returning kind',
      [fileId, inquiryId],
    );
    return rows[0]?.kind;
  }

  private viewOf(file: SealedName, key: OwnedKey, door: Door): CandidateFileView {
    const { id, kind, type, bytes, createdAt, sealedName } = file;
    const name = this.cipher.openMore(sealedName, nameOf(file), key);
    return { id, kind, name, type, bytes, createdAt: createdAt.toISOString(), url: door(file) };
  }
}
