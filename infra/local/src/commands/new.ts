import { make } from '../new/make.js';

/**
 * `npm run new <kind> <name>`: writes a feature, page, room, projection, decision or field (`field <table> <name> <type>`) that
 * passes the check, after `npm run api-report` for what is an export of contracts.
 */
export async function main([kind = '', ...args]: readonly string[]): Promise<void> {
  const files = await make(kind, args);
  console.log(files.map((file) => `  ${file}`).join('\n'));
}
