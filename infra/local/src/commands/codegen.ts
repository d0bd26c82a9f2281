import { writeFileSync } from 'node:fs';
import { generatedFiles, staleFiles } from '../codegen/generated-files.js';

/** `npm run codegen`: writes what is made from the routes of the API. */
export async function main(): Promise<void> {
  const files = generatedFiles('.');
  const stale = staleFiles('.', files);
  for (const path of stale) writeFileSync(path, files.get(path) ?? '');
  console.log(stale.length === 0 ? 'All generated files are up to date.' : `Written: ${stale.join(', ')}.`);
}
