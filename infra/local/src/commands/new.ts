import { make } from '../new/make.js';
import { newFront } from '../new/new-front.js';

/**
 * `npm run new <kind> <name>`: writes a feature, page, room, projection, decision or field (`field <table> <name> <type>`) that
 * passes the check, after `npm run api-report` for what is an export of contracts. `npm run new front <folder>` begins a front
 * outside of this repository.
 */
export async function main([kind = '', ...args]: readonly string[]): Promise<void> {
  const files = kind === 'front' ? await newFront(args) : await make(kind, args);
  console.log(files.map((file) => `  ${file}`).join('\n'));
}
