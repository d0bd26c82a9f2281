import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReleaseMap } from '@northlight/contracts';
import { sriOf } from '../preset/sri.js';

/** Packs the source maps of a finished build as they are sent, `<file>.map.gz`. @returns what they are, by name */
export const packMaps = (outDir: string): ReleaseMap[] =>
  readdirSync(outDir)
    .filter((name) => name.endsWith('.map'))
    .sort()
    .map((path) => {
      const bytes = readFileSync(join(outDir, path));
      writeFileSync(join(outDir, `${path}.gz`), gzipSync(bytes, { level: 9 }));
      rmSync(join(outDir, path));
      return { path, size: bytes.length, sri: sriOf(bytes) };
    });
