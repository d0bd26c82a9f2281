import { handOver } from '../processes/hand-over.js';

/** `npm run front -- …`: the release command line of the fronts. */
export async function main(args: readonly string[]): Promise<void> {
  await handOver('packages/front-tools/dist/cli/main.js', args, process.env);
}
