import 'reflect-metadata';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { readSettings } from '../../platform/config/settings.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { Bucket } from '../../platform/storage/bucket.js';
import { complain } from './complain.js';

/** What lies in the two buckets, by the paths that it has below DATA_DIR where there is no bucket. */
const prefixes = { S3_URL: ['media/', 'uploads/'], RELEASES_URL: ['releases/', 'release-maps/'] } as const;

/** `node services/dist/apps/tools/bring-files.js <folder>`: brings everything of the buckets of S3_URL and RELEASES_URL there. */
await bootstrap(async () => {
  const [folder = ''] = process.argv.slice(2);
  if (!folder) return complain('Say into which folder.');
  const settings = readSettings(process.env);
  for (const [name, below] of Object.entries(prefixes)) {
    const url = settings[name as keyof typeof prefixes];
    if (url) console.log(`${name}: ${await bringAll(new Bucket(url), below, resolve(folder))} files.`);
  }
});

async function bringAll(bucket: Bucket, below: readonly string[], folder: string): Promise<number> {
  try {
    let count = 0;
    for (const prefix of below) count += await bringBelow(bucket, prefix, folder);
    return count;
  } finally {
    await bucket.close();
  }
}

async function bringBelow(bucket: Bucket, prefix: string, folder: string): Promise<number> {
  let count = 0;
  for await (const { key } of bucket.below(prefix)) {
    const file = join(folder, key);
    if (!file.startsWith(folder + sep)) continue;
    await mkdir(dirname(file), { recursive: true });
    if (await bucket.bring(key, file)) count++;
  }
  return count;
}
