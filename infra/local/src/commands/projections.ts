import { serviceTool } from '../start/service-tool.js';

/** `npm run projections -- <command>`: where those stand who follow the log, and what an operator can do about it. */
export async function main(args: readonly string[]): Promise<void> {
  await serviceTool('projections', args);
}
