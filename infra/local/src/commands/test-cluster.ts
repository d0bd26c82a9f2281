import { PlainError } from '../processes/plain-error.js';
import { type WalkedForm, walk } from '../topology/walk/walk.js';

const forms: readonly WalkedForm[] = ['kubernetes', 'compose'];

/**
 * `npm run test:cluster [-- kubernetes|compose]`: what the manifests and docker-compose.yml start, as processes of this
 * machine, from what the image has (docs/adr/0108).
 */
export async function main([name]: readonly string[]): Promise<void> {
  const chosen = forms.filter((form) => name === undefined || form === name);
  if (chosen.length === 0) throw new PlainError(`There is no form ${name}. There are: ${forms.join(', ')}.`);
  await walk(chosen);
}
