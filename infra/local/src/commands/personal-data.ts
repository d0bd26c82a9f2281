import { handOver } from '../processes/hand-over.js';

/** `npm run personal-data`: writes docs/reference/personal-data.md from what each room declares. */
export async function main(args: readonly string[]): Promise<void> {
  await handOver('services/dist/apps/tools/personal-data.js', args, process.env);
}
