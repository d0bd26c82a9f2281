import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { freePort } from '../processes/ports.js';
import { run } from '../processes/run.js';
import { freeSlots, Visitors } from './visitors.js';

/** An API process on a database with demo data, whose address may be that of a wire that breaks. */
export interface FaultySite {
  readonly visitors: Visitors;
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
  const given = { NODE_ENV: 'development', DATA_DIR: dataDir, SECRET, LOG_LEVEL: 'silent', PORT: String(port) };
  const env = { ...process.env, ...given, DATABASE_URL: throughUrl };
  for (const tool of ['migrate', 'seed']) {
    const { code, output } = await run(process.execPath, [`services/dist/apps/tools/${tool}.js`], { env });
    if (code !== 0) throw new Error(output);
  }
  const visitors = new Visitors(`http://127.0.0.1:${port}`, await freeSlots(databaseUrl));
  const api: ChildProcess = spawn(process.execPath, ['services/dist/apps/api/main.js'], { env, stdio: 'ignore' });
  await visitors.untilStatus('/health/ready', 200);
  return { visitors, stop: () => void api.kill('SIGKILL') };
}
