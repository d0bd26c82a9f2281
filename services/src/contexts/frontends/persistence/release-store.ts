import type { ReleaseRecord } from '@northlight/contracts';

/** Names the folder of a release. */
export type ReleasePlace = Pick<ReleaseRecord, 'app' | 'build'>;

/** The record inside a release's folder, which is written first. */
export const recordFile = 'release.json';

/** A folder of a release, and when its record was written; undefined where there is none. */
export interface StoredRelease extends ReleasePlace {
  readonly announcedAt: Date | undefined;
}

/** Where the files of releases lie: each is written once, whole, and never changed (docs/adr/0105). */
export abstract class ReleaseStore {
  /** The bytes of a file; undefined where there is none. */
  abstract read(place: ReleasePlace, file: string): Promise<Buffer | undefined>;
  /** Every file of a release, with its bytes. */
  abstract files(place: ReleasePlace): Promise<ReadonlyMap<string, number>>;
  /** When this is over, the file is there to its last byte. */
  abstract write(place: ReleasePlace, file: string, bytes: Buffer): Promise<void>;
  /** All files of a release. */
  abstract remove(place: ReleasePlace): Promise<void>;
  abstract all(): Promise<readonly StoredRelease[]>;
}
