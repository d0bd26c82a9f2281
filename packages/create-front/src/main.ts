#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createFront, type FrontVersions, NotPossible } from './create-front.js';

const usage = `npm create @northlight/front <folder> -- --team <team> --route <address>

  <folder>   where it begins, named as the front: mfe-events
  --team     which team releases it, as the operators of the site know it
  --route    the address of its first page, which the operators register for the team
`;

try {
  const options = { team: { type: 'string' }, route: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || !values.team || !values.route) throw new NotPossible(usage);
  const versions = JSON.parse(readFileSync(new URL('../versions.json', import.meta.url), 'utf8')) as FrontVersions;
  const files = createFront({ folder: resolve(folder), team: values.team, route: values.route, versions });
  console.log(`${files.map((file) => `  ${file}`).join('\n')}\n\ncd ${folder} && npm install && npm run check`);
} catch (mistake) {
  console.error(mistake instanceof Error ? mistake.message : mistake);
  process.exitCode = 2;
}
