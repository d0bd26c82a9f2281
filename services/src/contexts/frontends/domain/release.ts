import { covers, type ReleaseRecord } from '@northlight/contracts';

/** So long a tab may stay open and still load its chunks; and so long it is kept how releases did, minute by minute. */
export const KEPT_MS = 30 * 86_400_000;

/** Does a record agree with itself: names made from app and build, an entry that is one of its files, with its hash? */
export const isConsistent = (record: ReleaseRecord): boolean => {
  const { app, build, id, container, entry, integrity, files, maps = [], first } = record;
  const expected = `${app.replace(/^mfe-/, '').replace(/\W/g, '_')}_${build}`;
  const entryFile = files.find(({ path }) => entry === `/r/${app}/${build}/${path}`);
  const known = new Set(files.map(({ path }) => path));
  return (
    id === expected &&
    container === expected &&
    entryFile?.sri === integrity &&
    maps.every(({ path }) => known.has(path.replace(/\.map$/, ''))) &&
    [record.uses, record.links].every((text) => text === undefined || isJson(text)) &&
    Object.entries(record.samples ?? {}).every(([pattern, address]) => covers(pattern, String(address))) &&
    Object.values(first)
      .flat()
      .every((path) => known.has(path))
  );
};

const isJson = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};
