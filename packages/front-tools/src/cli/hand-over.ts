import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@northlight/contracts';
import { Refused } from './refused.js';
import type { RegistryClient } from './registry-client.js';

/** A release on this machine's disk. */
interface Built {
  readonly record: ReleaseRecord;
  readonly dir: string;
}

/**
 * Sends a release that is built to the registry, those files that it lacks. Nothing of it is live afterwards.
 * @returns a line that says so @throws {Refused} in the registry's own words
 */
export const handOver = async (registry: RegistryClient, { record, dir }: Built): Promise<string> => {
  const { missing } = await registry.publish(record);
  if (missing.length === 0) return `${record.id}  was published before`;
  await Promise.all(missing.map((file) => registry.put(record, file, readFileSync(join(dir, file)))));
  const { missing: still } = await registry.publish(record);
  if (still.length > 0) throw new Refused(`${record.id}: the registry still lacks ${still.join(', ')}.`);
  return `${record.id}  published, ${missing.length} files`;
};
