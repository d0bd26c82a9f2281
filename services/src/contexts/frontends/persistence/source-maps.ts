import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type FrameView, MAX_MAP_BYTES, type ReleaseRecord } from '@northlight/contracts';
import { LRUCache } from 'lru-cache';
import { Settings } from '../../../platform/config/settings.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { type Frame, frameOf, sourcePath } from '../domain/frames.js';
import { BucketReleases } from './bucket-releases.js';
import { DiskReleases } from './disk-releases.js';

/** Below DATA_DIR, or in the bucket of RELEASES_URL. */
export const mapsFolder = 'release-maps';

const unzip = promisify(gunzip);

/** Maps that were read, a few megabytes each. */
const MOST_IN_MEMORY = 12;

type Place = Pick<ReleaseRecord, 'app' | 'build'>;
type MapPlace = Place & { readonly file: string };

/**
 * The source maps of the releases, `release-maps/<app>/<build>` on the disk of DATA_DIR or in the bucket of RELEASES_URL: a
 * folder that is served by nobody. They are read where somebody looks at an error.
 */
@Injectable()
export class SourceMaps implements OnApplicationShutdown {
  private readonly store: BucketReleases | DiskReleases;
  private readonly read = new LRUCache<string, TraceMap, MapPlace>({
    max: MOST_IN_MEMORY,
    fetchMethod: (_key, _stale, { context }) => this.mapAt(context),
  });

  constructor({ DATA_DIR, RELEASES_URL }: Settings) {
    this.store = RELEASES_URL ? new BucketReleases(RELEASES_URL, mapsFolder) : new DiskReleases(DATA_DIR, mapsFolder);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.store instanceof BucketReleases) await this.store.onApplicationShutdown();
  }

  /** The maps of a record that are not there yet, in the form in which they are sent. */
  async missing(record: ReleaseRecord): Promise<string[]> {
    const names = (record.maps ?? []).map(({ path }) => `${path}.gz`);
    const there = names.length > 0 ? await this.store.files(record) : new Map();
    return names.filter((name) => !there.has(name));
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
    await this.store.write(record, name, bytes);
  }

  remove(release: Place): Promise<void> {
    return this.store.remove(release);
  }

  async bytesOf(release: Place): Promise<number> {
    return [...(await this.store.files(release)).values()].reduce((sum, size) => sum + size, 0);
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
    const context = { app, build, file: `${file}.map.gz` };
    const map = await this.read.fetch([app, build, file].join('/'), { context });
    const origin = map && originalPositionFor(map, { line, column: column - 1 });
    if (!origin?.source) return undefined;
    const place = `${sourcePath(app, origin.source)}:${origin.line}:${origin.column + 1}`;
    return origin.name ? `${origin.name} (${place})` : place;
  }

  /** @throws where there is none, or it is none */
  private async mapAt(place: MapPlace): Promise<TraceMap> {
    const zipped = await this.zippedAt(place);
    if (!zipped) throw new Error(`There is no ${place.file} of ${place.app} ${place.build}`);
    return new TraceMap((await unzip(zipped, { maxOutputLength: MAX_MAP_BYTES })).toString());
  }

  /** A bucket that is away has none: the place in the bundle is shown instead. */
  private async zippedAt(place: MapPlace): Promise<Buffer | undefined> {
    try {
      return await this.store.read(place, place.file);
    } catch {
      return undefined;
    }
  }
}

/** The hash of bytes, made as another one was. */
const sriLike = (sri: string, bytes: Buffer): string => {
  const algorithm = sri.split('-', 1)[0] ?? '';
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
};
