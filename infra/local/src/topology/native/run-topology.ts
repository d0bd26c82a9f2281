import { PlainError, wordsOf } from '../../processes/plain-error.js';
import { demoAccounts } from '../../start/demo-accounts.js';
import { readOptions } from '../../start/options.js';
import { consoleProgress } from '../../start/progress.js';
import { endOnce, goOn, onSignals } from '../../start/until-stopped.js';
import { serverPorts } from '../topology.js';
import { keepBackups } from './backup-clock.js';
import { NativeTopology } from './native-topology.js';
import { missingPackages, missingSentence, withServerFolders } from './packages.js';
import { addressOf } from './shape.js';

/** What a start of the topology is asked for: a data folder and a port of its own, beside those of `npm start`. */
function topologyOptions() {
  const PORT = process.env.PORT || String(serverPorts.nginxTls);
  const DATA_DIR = process.env.DATA_DIR || '.data-topology';
  const PUBLIC_URL = process.env.PUBLIC_URL || `https://localhost:${PORT}`;
  return readOptions({ ...process.env, PORT, DATA_DIR, PUBLIC_URL });
}

/** The production shape until Ctrl-C. @param ledgerServers further servers that may decide ledgers, by name */
export async function runTopology(ledgerServers: readonly string[]): Promise<void> {
  const progress = consoleProgress();
  try {
    withServerFolders(process.env);
    const missing = missingPackages();
    if (missing.length > 0) throw new PlainError(missingSentence(missing));
    const options = topologyOptions();
    goOn(progress.say);
    const topology = await NativeTopology.claim({ ...options, ledgerServers }, { progress, tell: progress.say });
    const halt = new AbortController();
    let backups = Promise.resolve();
    const stop = async (): Promise<void> => {
      halt.abort();
      // a rehearsal has a copy of the database to remove
      await Promise.all([topology.stop(), backups]);
    };
    const end = endOnce({ stop }, progress.say);
    onSignals(() => end(0));
    await topology.start().then(
      () => {
        welcome(topology, options);
        const { dataDir, env } = options;
        backups = keepBackups({ shape: topology.shape, dataDir, env, tell: progress.say }, halt.signal);
      },
      (error: unknown) => end(1, wordsOf(error)),
    );
  } catch (error) {
    console.error(wordsOf(error));
    process.exit(1);
  }
}

function welcome(
  { shape, secrets }: NativeTopology,
  { publicUrl, dataDir, env }: ReturnType<typeof topologyOptions>,
): void {
  const alerts = env.ALERT_WEBHOOK_URL
    ? 'are posted to ALERT_WEBHOOK_URL'
    : 'reach nobody: ALERT_WEBHOOK_URL is not set';
  console.log(`
  The site       ${publicUrl} (its certificate is its own: a browser asks once)
  First admin    ${publicUrl}/setup with ${secrets.ADMIN_SETUP_EMAIL} and password ${secrets.ADMIN_SETUP_PASSWORD}
  Figures        http://${addressOf(shape, 'prometheus')}, alerts at http://${addressOf(shape, 'alertmanager')}
  Alerts         ${alerts}
  Reports        PgBouncer at ${addressOf(shape, 'pgbouncer')}, passwords in ${shape.folder}/passwords.json
  Logs           ${dataDir}/logs
  Backups        ${shape.folder}/pgbackrest, a full one now and each week; npm run restore-rehearsal tries them
  Stop           Ctrl-C; the data stays in ${dataDir}
${demoAccounts(dataDir)}`);
}
