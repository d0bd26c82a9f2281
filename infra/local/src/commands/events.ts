import { serviceTool } from '../start/service-tool.js';

/** `npm run events -- --stream …`: the event log, readable by a person. */
export async function main(args: readonly string[]): Promise<void> {
  await serviceTool('events', args);
}
