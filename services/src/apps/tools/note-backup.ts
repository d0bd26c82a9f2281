import 'reflect-metadata';
import { readSettings } from '../../platform/config/settings.js';
import { createPool } from '../../platform/database/database.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { SystemClock } from '../../platform/kernel/clock.js';
import { type BackupKind, BackupRuns, backupKinds } from '../../platform/recovery/backup-runs.js';
import { complain } from './complain.js';

const isKind = (text: string): text is BackupKind => backupKinds.some((kind) => kind === text);

/** `node services/dist/apps/tools/note-backup.js <full|diff|rehearsal> [seconds]`: after one has come to its end. */
await bootstrap(async () => {
  const [kind = '', seconds = '0'] = process.argv.slice(2);
  if (!isKind(kind) || !(Number(seconds) >= 0))
    return complain(`Say which: ${backupKinds.join(', ')}, and its seconds.`);
  const settings = readSettings(process.env);
  const pool = createPool(settings, { max: 1 });
  await new BackupRuns(pool, new SystemClock()).done(kind, Number(seconds)).finally(() => pool.end());
  console.log(`Noted: ${kind}, ${seconds} s.`);
});
