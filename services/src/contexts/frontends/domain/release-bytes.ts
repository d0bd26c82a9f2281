import { measuresOf, type ReleaseBytes, type ReleaseRecord } from '@northlight/contracts';

/** What a visitor downloads of a release, by kind, in brotli bytes. */
export const bytesOf = (record: ReleaseRecord): ReleaseBytes => {
  const [[, entry] = ['', 0], ...visits] = measuresOf(record);
  const weigh = (isOfKind: (path: string) => boolean): number =>
    record.files.filter(({ path }) => isOfKind(path)).reduce((sum, { br }) => sum + br, 0);
  return {
    entry,
    firstVisit: Math.max(entry, ...visits.map(([, bytes]) => bytes)),
    scripts: weigh((path) => path.endsWith('.js')),
    other: weigh((path) => !path.endsWith('.js')),
  };
};
