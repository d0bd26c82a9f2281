import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { ReleaseFile, ReleaseRecord } from '@northlight/contracts';
import { Settings } from '../../../platform/config/settings.js';
import { writeWhole } from '../../../platform/files/write-whole.js';
import { Refusal } from '../../../platform/kernel/refusal.js';

const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

const recordFile = 'release.json';

/** The forms in which a file lies on the shelf: as it is, and compressed ahead of time. */
const formsOf = ({ path, size, br }: ReleaseFile): string[] =>
  br < size ? [path, `${path}.br`, `${path}.gz`] : [path];

/** The files of the releases, under DATA_DIR/releases/<app>/<build>: written once, never changed. */
@Injectable()
export class ReleaseShelf {
  private readonly root: string;

  constructor(settings: Settings) {
    this.root = join(settings.DATA_DIR, 'releases');
  }

  /**
   * Lays a record on the shelf, before its files.
   * @returns the files that are still missing
   * @throws {Refusal} RELEASE_DIFFERS when this release was published with other bytes
   */
  async announce(record: ReleaseRecord): Promise<string[]> {
    const known = await this.recordOf(record.app, record.build);
    if (known && bytesOf(known) !== bytesOf(record)) throw new Refusal('RELEASE_DIFFERS', { release: record.id });
    if (!known) await writeWhole(this.place(record, recordFile), JSON.stringify(record));
    const wanted = record.files.flatMap(formsOf);
    const isThere = await Promise.all(wanted.map((file) => exists(this.place(record, file))));
    return wanted.filter((_, index) => !isThere[index]);
  }

  /** The record that was announced, or undefined. */
  async recordOf(app: string, build: string): Promise<ReleaseRecord | undefined> {
    const text = await readFile(this.place({ app, build }, recordFile), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as ReleaseRecord);
  }

  /**
   * Puts one file (or its `.br` or `.gz` form) where the record says, if it is what the record says.
   * @throws {Refusal} RELEASE_FILE_WRONG
   */
  async put(record: ReleaseRecord, name: string, bytes: Buffer): Promise<void> {
    const file = record.files.find((one) => formsOf(one).includes(name));
    const plain = file && (await plainForm(name, bytes, file.size));
    if (!file || !plain || sriLike(file.sri, plain) !== file.sri)
      throw new Refusal('RELEASE_FILE_WRONG', { file: name });
    if (name === `${file.path}.br` && bytes.length !== file.br) throw new Refusal('RELEASE_FILE_WRONG', { file: name });
    const place = this.place(record, name);
    if (!(await exists(place))) await writeWhole(place, bytes);
  }

  private place({ app, build }: Pick<ReleaseRecord, 'app' | 'build'>, file: string): string {
    return join(this.root, app, build, file);
  }
}

/** What makes two builds the same: their bytes. */
const bytesOf = ({ files }: ReleaseRecord): string =>
  files
    .map(({ path, sri }) => `${path} ${sri}`)
    .sort()
    .join('\n');

/** The hash of bytes, made as another one was. */
const sriLike = (sri: string, bytes: Buffer): string => {
  const algorithm = sri.split('-', 1)[0] ?? '';
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
};

const exists = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );

/** The bytes behind a compressed form, at most as many as the record says; undefined when it does not unpack. */
const plainForm = async (name: string, bytes: Buffer, size: number): Promise<Buffer | undefined> => {
  const limit = { maxOutputLength: Math.max(1, size) };
  if (name.endsWith('.br')) return unbrotli(bytes, limit).catch(() => undefined);
  if (name.endsWith('.gz')) return unzip(bytes, limit).catch(() => undefined);
  return bytes;
};
