import { type LoadableRelease, ownerOf, type PinnedFront } from '@northlight/contracts';
import { standIns } from '../../lost-fronts.ts';
import { documentRelease, pinnedFronts } from '../../pinned-fronts.ts';

/** What is there instead of the pinned release, if anything is. */
type PartState = 'asPinned' | 'standIn' | 'unavailable';

/** A part of the page, and whose it is. */
export interface Part {
  readonly name: 'bar' | 'page' | 'footer';
  readonly app: string;
  readonly release: string;
  readonly state: PartState;
  /** When the last of its files was there, in milliseconds since the document was asked for. */
  readonly readyMs: number;
  /** Of its files, as they were sent. */
  readonly bytes: number;
}

const selectors = { bar: '#root > header', page: '#content', footer: '#root > footer' } as const;

/** Where a part is on the page; undefined where it is not. */
export const elementOf = ({ name }: Pick<Part, 'name'>): Element | undefined =>
  document.querySelector(selectors[name]) ?? undefined;

/** The parts of the page at this address. */
export function partsAt(pathname: string): Part[] {
  const frame = ownPart();
  const front = ownerOf(pinnedFronts, pathname);
  const page = front?.release ? partOf(front, front.release) : frame;
  const parts: Part[] = [
    { ...frame, name: 'bar' },
    { ...page, name: 'page' },
    { ...frame, name: 'footer' },
  ];
  return parts.filter(elementOf);
}

const ownPart = (): Omit<Part, 'name'> => {
  const release = documentRelease.shell;
  const folder = `/r/shell/${release.split('_').at(-1)}/`;
  return { app: 'shell', release, state: 'asPinned', ...measured(folder) };
};

function partOf(front: PinnedFront, pinned: LoadableRelease): Omit<Part, 'name'> {
  const state = stateOf(front);
  const release = state === 'standIn' && front.lastGood ? front.lastGood : pinned;
  const folder = release.entry.replace(/[^/]*$/, '');
  return { app: front.app, release: release.id, state, ...measured(folder) };
}

const stateOf = ({ app }: PinnedFront): PartState => {
  if (document.querySelector(`[data-front-unavailable="${app}"]`)) return 'unavailable';
  return standIns.has(app) ? 'standIn' : 'asPinned';
};

/** What the browser measured of the files in a folder. */
function measured(folder: string): Pick<Part, 'readyMs' | 'bytes'> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = entries.filter(({ name }) => name.includes(folder));
  return {
    readyMs: Math.max(0, ...own.map(({ responseEnd }) => responseEnd)),
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
