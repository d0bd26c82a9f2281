import type { Pinned } from '../../domain/pin.js';
import type { LiveFronts } from '../../persistence/live-fronts.js';

/**
 * Whether the browser of a document reports how its releases do: a share of them does, and each that has a candidate.
 * Releases that are being built are in no registry.
 * @param share from 0 to 1
 */
export const isReporting = (
  { shell, fronts }: Pinned,
  { snapshot, isBuilding }: Pick<LiveFronts, 'snapshot' | 'isBuilding'>,
  share: number,
): boolean => {
  if (isBuilding) return false;
  const given = [shell.id, ...fronts.map(({ release }) => release?.id)];
  return snapshot.some(({ candidate }) => candidate && given.includes(candidate.id)) || Math.random() < share;
};
