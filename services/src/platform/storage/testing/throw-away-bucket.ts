import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from '../bucket.js';

const script = join('services', 'dist', 'platform', 'storage', 'testing', 'bucket-process.js');

/** A bucket of one spec's own. */
export interface ThrowAwayBucket {
  readonly url: string;
  readonly bucket: Bucket;
  /** Every key in it. */
  keys(below?: string): Promise<string[]>;
  /** Ends the server; what is in the bucket is gone. */
  close(): Promise<void>;
}

export async function throwAwayBucket(): Promise<ThrowAwayBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'northlight-bucket-'));
  const server = spawn(process.execPath, [script, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  const url = `http://S3RVER:S3RVER@127.0.0.1:${String(port).trim()}/pictures`;
  const bucket = new Bucket(url);
  return {
    url,
    bucket,
    keys: async (below = '') => {
      const found: string[] = [];
      for await (const { key } of bucket.below(below)) found.push(key);
      return found.toSorted();
    },
    close: async () => {
      await bucket.close();
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}
