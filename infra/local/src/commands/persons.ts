import { serviceTool } from '../start/service-tool.js';

/** `npm run persons -- find|erase <email>`: what is known of a person, and how it is forgotten. */
export async function main(args: readonly string[]): Promise<void> {
  await serviceTool('persons', args);
}
