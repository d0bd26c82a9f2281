import { releaseOverrideHeader } from '@northlight/contracts';
import type { Request } from 'express';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { overridden, recordOfLocal } from '../../domain/override.js';
import type { Snapshot } from '../../domain/snapshot.js';
import type { LiveFronts } from '../../persistence/live-fronts.js';
import type { Preview } from '../../preview-cookie.js';

const MOST_RELEASES = 20;

/**
 * What is live, for this request: with the releases that it names in its header in place of those (docs/adr/0102), else
 * with those of its browser's preview. What was thrown away since the preview was made is left out of it.
 * @throws {Refusal} RELEASE_NOT_FOUND when one of the header was never registered
 */
export const snapshotFor = async (request: Request, live: LiveFronts, preview?: Preview): Promise<Snapshot> => {
  const named = request.get(releaseOverrideHeader);
  if (!named) return preview ? previewed(live, preview) : live.snapshot;
  const ids = named.split(',').slice(0, MOST_RELEASES);
  const releases = await live.find(ids);
  if (releases.length < new Set(ids).size) throw new Refusal('RELEASE_NOT_FOUND');
  return overridden(live.snapshot, releases);
};

const previewed = async (live: LiveFronts, { releases, local = [] }: Preview): Promise<Snapshot> => {
  const registered = releases.length > 0 ? await live.find(releases) : [];
  return overridden(live.snapshot, [...registered, ...local.map(recordOfLocal)]);
};
