import { walk } from '../topology/walk/walk.js';

/** `npm run test:cluster`: the containers of infra/k8s as processes of this machine, from what the image has (docs/adr/0108). */
export async function main(): Promise<void> {
  await walk();
}
