import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mustRun } from '../processes/must-run.js';
import { freePort } from '../processes/ports.js';
import { run } from '../processes/run.js';
import { freeSlots, Visitors } from './visitors.js';

/** An API process on a database with demo data, whose address may be that of a wire that breaks. */
export interface FaultySite {
  readonly visitors: Visitors;
  /** Ends the process. @throws PlainError when it has ended by itself: what is done to it here must not end it */
  stop(): void;
}

/**
 * @param databaseUrl where the truth is
 * @param throughUrl the way on which the process gets there
 */
export async function startFaultySite(
  databaseUrl: string,
  { dataDir, throughUrl = databaseUrl }: { readonly dataDir: string; readonly throughUrl?: string },
): Promise<FaultySite> {
  const port = await freePort();
  const SECRET = randomBytes(32).toString('hex');
  const given = { NODE_ENV: 'development', DATA_DIR: dataDir, SECRET, LOG_LEVEL: 'fatal', PORT: String(port) };
  const env = { ...process.env, ...given, DATABASE_URL: throughUrl };
  for (const tool of ['migrate', 'seed']) {
    const { code, output } = await run(process.execPath, [`services/dist/apps/tools/${tool}.js`], { env });
    if (code !== 0) throw new Error(output);
  }
  const visitors = new Visitors(`http://127.0.0.1:${port}`, await freeSlots(databaseUrl));
  const api = spawn(process.execPath, ['services/dist/apps/api/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let found = '';
  for (const stream of [api.stdout, api.stderr]) {
    stream.on('data', (text: Buffer) => {
      found = `${found}${text}`.slice(-2_000);
    });
  }
  const ended = once(api, 'exit').then(([code]) => {
    throw new Error(`The API ended with ${code} before it was ready: ${found}`);
  });
  await Promise.race([visitors.untilStatus('/health/ready', 200), ended]);
  ended.catch(() => undefined); // later it is stopped
  const stop = (): void => {
    mustRun('The API', api, found);
    api.kill('SIGKILL');
  };
  return { visitors, stop };
}
