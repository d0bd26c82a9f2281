import type { PreviewFault } from '@northlight/contracts';
import type { Pinned } from './pin.js';

/** By front, what it is made to do. */
export type Faults = Readonly<Record<string, PreviewFault>>;

/** A file that no release has: the build names each after its content. */
const MISSING = 'broken-on-purpose.js';

/**
 * The releases of a document of which some do not come, or throw once they are shown: what visitors would see then is seen.
 * The last good release stands by as ever. The shell goes on, since nothing else leads back.
 */
export const brokenOnPurpose = (pinned: Pinned, faults: Faults): Pinned => {
  const { here } = pinned;
  return {
    ...pinned,
    fronts: pinned.fronts.map((front) => {
      const fault = faults[front.app];
      return fault ? { ...front, fault, ...(fault === 'entry' && withoutEntry(front)) } : front;
    }),
    ...(here && faults[here.app] === 'entry' && { here: lost(here) }),
  };
};

const withoutEntry = ({ release }: Pinned['fronts'][number]) => release && { release: lost(release) };

const lost = <Release extends { readonly entry: string }>(release: Release): Release => ({
  ...release,
  entry: release.entry.replace(/[^/]*$/, MISSING),
});
