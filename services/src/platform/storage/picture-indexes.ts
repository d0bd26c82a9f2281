import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { PictureHint } from '@northlight/contracts';
import type { Settings } from '../config/settings.js';
import { Bucket } from './bucket.js';

/** What index.json beside the pictures of one folder says of each, by its name. */
type Index = Readonly<Record<string, PictureHint>>;

const ours = /^\/media\/((?:art|up)\/[\w./-]+)\/([\w-]+)\.jpe?g$/;
const none: Index = {};
/** Milliseconds: nobody waits longer for what only makes a page prettier. */
const READ_TIMEOUT_MS = 250;
/** Milliseconds after which a folder that could not be read is looked at again. */
const RETRY_AFTER_MS = 30_000;
const MAX_FOLDERS = 2_000;

/**
 * What is known of pictures of ours: on the disk or, of those that were sent and of what is not on this disk, in the bucket.
 * What was drawn never changes, so each folder is read once.
 */
export class PictureIndexes {
  private readonly media: string;
  private readonly bucket: Bucket | undefined;
  /** By folder; a promise while it is read. */
  private readonly known = new Map<string, Index | Promise<Index>>();
  private notifyChange: () => void = () => undefined;

  constructor({ DATA_DIR, S3_URL }: Pick<Settings, 'DATA_DIR' | 'S3_URL'>) {
    this.media = join(DATA_DIR, 'media');
    this.bucket = S3_URL ? new Bucket(S3_URL) : undefined;
  }

  /** Undefined where nothing is known, or not in time. */
  async hintOf(url: string): Promise<PictureHint | undefined> {
    const [, folder, name] = ours.exec(url) ?? [];
    if (!folder || !name || folder.includes('..')) return undefined;
    const known = this.indexOf(folder);
    const index = known instanceof Promise ? await this.inTime(known) : known;
    return index[name];
  }

  async close(): Promise<void> {
    await this.bucket?.close();
  }

  /** Calls whenever more, or less, is known than somebody was told. */
  onChange(listener: () => void): void {
    this.notifyChange = listener;
  }

  private async inTime(reading: Promise<Index>): Promise<Index> {
    const index = await Promise.race([reading, pause(READ_TIMEOUT_MS, undefined, { ref: false })]);
    if (!index) void reading.then(() => this.notifyChange());
    return index ?? none;
  }

  private indexOf(folder: string): Index | Promise<Index> {
    const known = this.known.get(folder);
    if (known) return known;
    if (this.known.size >= MAX_FOLDERS) this.known.clear();
    const reading = this.read(folder)
      .catch(() => {
        setTimeout(() => this.lookAgainAt(folder), RETRY_AFTER_MS).unref();
        return none;
      })
      .then((index) => {
        this.known.set(folder, index);
        return index;
      });
    this.known.set(folder, reading);
    return reading;
  }

  private lookAgainAt(folder: string): void {
    this.known.delete(folder);
    this.notifyChange();
  }

  private async read(folder: string): Promise<Index> {
    const onDisk = join(this.media, folder, 'index.json');
    if (!this.bucket || existsSync(onDisk)) return JSON.parse(await readFile(onDisk, 'utf8'));
    const { body, status } = await this.bucket.open(`media/${folder}/index.json`, {});
    if (!body) throw new Error(`There is no index of ${folder}: ${status}`);
    return JSON.parse(await text(body));
  }
}
