import { serviceTool } from '../start/service-tool.js';

/** `npm run projections rebuild <name>`: makes a read model anew from the log. */
export async function main(args: readonly string[]): Promise<void> {
  await serviceTool('projections', args);
}
