import { serviceTool } from '../start/service-tool.js';

/** `npm run queues -- failed|retry|discard`: jobs whose tries have all failed. */
export async function main(args: readonly string[]): Promise<void> {
  await serviceTool('queues', args);
}
