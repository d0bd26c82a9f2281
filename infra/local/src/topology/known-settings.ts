import { readFileSync } from 'node:fs';

/** The names of the settings, from the first column of docs/settings.md. */
export const knownSettings = (): ReadonlySet<string> =>
  new Set(
    readFileSync('docs/settings.md', 'utf8')
      .split('\n')
      .flatMap((line) => /^\| (`[^|]+`) \|/.exec(line)?.[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []),
  );
