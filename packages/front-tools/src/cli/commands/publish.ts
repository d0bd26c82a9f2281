import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRelease } from '../../build/build-front.js';
import { RegistryClient, siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { Refused } from '../workspace.js';
import { type BuildSummary, build, summaryOf } from './build.js';

/** `front publish [app…]`: builds what changed and hands it to the registry. Nothing of it is live afterwards. */
export const publish = async (root: string, apps: readonly string[]): Promise<BuildSummary[]> => {
  const registry = new RegistryClient(siteOf(root, process.env));
  const releases = await build(root, apps);
  for (const release of releases) say(await published(registry, release));
  return releases.map(summaryOf);
};

const published = async (registry: RegistryClient, { record, dir }: BuiltRelease): Promise<string> => {
  const { missing } = await registry.publish(record);
  if (missing.length === 0) return `${record.id}  was published before`;
  await Promise.all(missing.map((file) => registry.put(record, file, readFileSync(join(dir, file)))));
  const { missing: still } = await registry.publish(record);
  if (still.length > 0) throw new Refused(`${record.id}: the registry still lacks ${still.join(', ')}.`);
  return `${record.id}  published, ${missing.length} files`;
};
