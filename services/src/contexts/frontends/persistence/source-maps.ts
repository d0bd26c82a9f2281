import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { Injectable } from '@nestjs/common';
import { type FrameView, MAX_MAP_BYTES, type ReleaseRecord } from '@northlight/contracts';
import { LRUCache } from 'lru-cache';
import { Settings } from '../../../platform/config/settings.js';
import { writeWhole } from '../../../platform/files/write-whole.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { type Frame, frameOf, sourcePath } from '../domain/frames.js';

/** Below DATA_DIR. */
export const mapsFolder = 'release-maps';

const unzip = promisify(gunzip);

/** Maps that were read, a few megabytes each. */
const MOST_IN_MEMORY = 12;

type Place = Pick<ReleaseRecord, 'app' | 'build'>;

/**
 * The source maps of the releases, under DATA_DIR/release-maps/<app>/<build>: a folder that is served by nobody. They are
 * read where somebody looks at an error.
 */
@Injectable()
export class SourceMaps {
  private readonly root: string;
  private readonly read = new LRUCache<string, TraceMap>({ max: MOST_IN_MEMORY, fetchMethod: (place) => mapIn(place) });

  constructor(settings: Settings) {
    this.root = join(settings.DATA_DIR, mapsFolder);
  }

  /** The maps of a record that are not there yet, in the form in which they are sent. */
  async missing(record: ReleaseRecord): Promise<string[]> {
    const names = (record.maps ?? []).map(({ path }) => `${path}.gz`);
    const isThere = await Promise.all(names.map((name) => exists(this.place(record, name))));
    return names.filter((_, nth) => !isThere[nth]);
  }

  /** Is this the name of a map of a release? */
  has({ maps = [] }: ReleaseRecord, name: string): boolean {
    return maps.some(({ path }) => `${path}.gz` === name);
  }

  /** Keeps a map, if it is what its record says. @throws {Refusal} RELEASE_FILE_WRONG */
  async put(record: ReleaseRecord, name: string, bytes: Buffer): Promise<void> {
    const map = record.maps?.find(({ path }) => `${path}.gz` === name);
    const plain = map && (await unzip(bytes, { maxOutputLength: Math.max(1, map.size) }).catch(() => undefined));
    if (!map || !plain || sriLike(map.sri, plain) !== map.sri) throw new Refusal('RELEASE_FILE_WRONG', { file: name });
    if (!(await exists(this.place(record, name)))) await writeWhole(this.place(record, name), bytes);
  }

  async remove({ app, build }: Place): Promise<void> {
    await rm(join(this.root, app, build), { recursive: true, force: true });
  }

  async bytesOf(release: Place): Promise<number> {
    const names = await readdir(join(this.root, release.app, release.build)).catch(() => []);
    const sizes = await Promise.all(names.map(async (name) => (await stat(this.place(release, name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** The frames of a stack as places in the sources; one whose map is not there stays as it is. */
  async framesOf(stack: string): Promise<FrameView[]> {
    const lines = stack.split('\n').filter((line) => line !== '');
    return Promise.all(lines.map((line) => this.mapped(line)));
  }

  private async mapped(text: string): Promise<FrameView> {
    const frame = frameOf(text);
    // not there, or no map: a team sends what it likes
    const source = frame && (await this.sourceOf(frame).catch(() => undefined));
    return source ? { text: source, isMapped: true } : { text, isMapped: false };
  }

  private async sourceOf({ app, build, file, line, column }: Frame): Promise<string | undefined> {
    const map = await this.read.fetch(this.place({ app, build }, `${file}.map.gz`));
    const origin = map && originalPositionFor(map, { line, column: column - 1 });
    if (!origin?.source) return undefined;
    const place = `${sourcePath(app, origin.source)}:${origin.line}:${origin.column + 1}`;
    return origin.name ? `${origin.name} (${place})` : place;
  }

  private place({ app, build }: Place, name: string): string {
    return join(this.root, app, build, name);
  }
}

const mapIn = async (place: string): Promise<TraceMap> => {
  const plain = await unzip(await readFile(place), { maxOutputLength: MAX_MAP_BYTES });
  return new TraceMap(plain.toString());
};

const exists = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );

/** The hash of bytes, made as another one was. */
const sriLike = (sri: string, bytes: Buffer): string => {
  const algorithm = sri.split('-', 1)[0] ?? '';
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
};
