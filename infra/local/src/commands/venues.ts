import { serviceTool } from '../start/service-tool.js';

/** `npm run venues -- <command>`: on which servers venues are decided, and how one is moved. */
export async function main(args: readonly string[]): Promise<void> {
  await serviceTool('venues', args);
}
