import { make } from '../new/make.js';

/** `npm run new <kind> <name>`: writes a feature, page, room, projection or decision that passes the check, after `npm run api-report` for a feature's DTO. */
export async function main([kind = '', name = '']: readonly string[]): Promise<void> {
  const files = await make(kind, name);
  console.log(files.map((file) => `  ${file}`).join('\n'));
}
