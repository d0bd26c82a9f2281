import type { ReleaseRecord } from '@northlight/contracts';
import { type Channel, releasesOf } from './channel.js';

/** A channel with its releases in full: all that a document needs to know about one front. */
export interface LiveFront {
  readonly app: string;
  readonly killed: boolean;
  readonly percent: number;
  readonly stable: ReleaseRecord;
  readonly candidate?: ReleaseRecord;
  readonly lastGood?: ReleaseRecord;
}

/** Everything that is live at one moment. */
export type Snapshot = readonly LiveFront[];

/** Ids of every release that a snapshot of these channels needs. */
export const releasesIn = (channels: readonly Channel[]): string[] => channels.flatMap(releasesOf);

/** Puts channels and releases together; a channel without a stable release is not live. */
export const snapshotOf = (channels: readonly Channel[], releases: readonly ReleaseRecord[]): Snapshot => {
  const byId = new Map(releases.map((release) => [release.id, release]));
  const find = (id: string | null): ReleaseRecord | undefined => (id === null ? undefined : byId.get(id));
  return channels.flatMap(({ app, killed, percent, stable, candidate, lastGood }) => {
    const live = find(stable);
    if (!live) return [];
    return [{ app, killed, percent, stable: live, candidate: find(candidate), lastGood: find(lastGood) }];
  });
};
