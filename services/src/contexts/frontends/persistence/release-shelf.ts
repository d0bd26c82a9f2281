import { Injectable } from '@nestjs/common';
import type { ReleaseRecord } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { formsOf, isAsRecorded } from './release-file-forms.js';
import { ReleaseStore, recordFile } from './release-store.js';

/** The files of the releases, as they are published: written once, never changed. */
@Injectable()
export class ReleaseShelf {
  constructor(private readonly store: ReleaseStore) {}

  /**
   * Lays a record on the shelf, before its files.
   * @returns the files that are still missing
   * @throws {Refusal} RELEASE_DIFFERS when this release was published with other bytes
   */
  async announce(record: ReleaseRecord): Promise<string[]> {
    const known = await this.recordOf(record.app, record.build);
    if (known && bytesOf(known) !== bytesOf(record)) throw new Refusal('RELEASE_DIFFERS', { release: record.id });
    if (!known) await this.store.write(record, recordFile, Buffer.from(JSON.stringify(record)));
    const there = await this.store.files(record);
    return record.files.flatMap(formsOf).filter((file) => !there.has(file));
  }

  /** The record that was announced, or undefined. */
  async recordOf(app: string, build: string): Promise<ReleaseRecord | undefined> {
    const bytes = await this.store.read({ app, build }, recordFile);
    return bytes && (JSON.parse(bytes.toString()) as ReleaseRecord);
  }

  /**
   * Puts one file (or its `.br` or `.gz` form) where the record says, if it is what the record says.
   * @throws {Refusal} RELEASE_FILE_WRONG
   */
  async put(record: ReleaseRecord, name: string, bytes: Buffer): Promise<void> {
    if (!(await isAsRecorded(record, name, bytes))) throw new Refusal('RELEASE_FILE_WRONG', { file: name });
    await this.store.write(record, name, bytes);
  }
}

/** What makes two builds the same: their bytes. */
const bytesOf = ({ files }: ReleaseRecord): string =>
  files
    .map(({ path, sri }) => `${path} ${sri}`)
    .sort()
    .join('\n');
