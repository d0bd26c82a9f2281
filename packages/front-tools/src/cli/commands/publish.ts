import { handOver } from '../hand-over.js';
import { RegistryClient, siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { type BuildSummary, build, summaryOf } from './build.js';

/** `front publish [app…]`: builds what changed and hands it to the registry. Nothing of it is live afterwards. */
export const publish = async (root: string, apps: readonly string[]): Promise<BuildSummary[]> => {
  const registry = new RegistryClient(siteOf(root, process.env));
  const releases = await build(root, apps);
  for (const release of releases) say(await handOver(registry, release));
  return releases.map(summaryOf);
};
