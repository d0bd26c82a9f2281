import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, wordsOf } from '../processes/plain-error.js';
import { readLocalFile } from '../start/local-file.js';
import { secretsOf } from '../start/secrets.js';
import { backupToolOf } from '../topology/native/backups.js';
import { type Passwords, passwordsIn } from '../topology/native/shape.js';
import { zones } from '../topology/native/zones.js';
import { addToErased, erasedList } from './erased-list.js';
import { type RehearsalOptions, rehearse } from './rehearse.js';
import { isAllThere, type Rehearsal, secondsOf, writeRehearsal } from './report.js';
import { toolOn } from './steps.js';

/** What is known of a topology from its data folder, whether it runs or not. */
export interface KnownTopology {
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly passwords: Passwords;
  /** Where its database is; none: it does not run. */
  readonly databaseUrl: string | undefined;
}

/** The owner of the tables, as every backup has them. */
export const loginOf = ({ northlight }: Passwords) => ({
  user: 'northlight',
  password: northlight,
  database: 'northlight',
});

/** @throws {PlainError} where nothing was backed up */
export function knownTopology(dataDir: string, given: NodeJS.ProcessEnv): KnownTopology {
  const folder = join(dataDir, 'topology');
  if (!existsSync(join(folder, 'pgbackrest', 'repository')))
    throw new PlainError(`${folder} has no backups: npm run start:topology makes them.`);
  const env = { ...given, ...secretsOf(dataDir, given), DATA_DIR: dataDir };
  const passwords = passwordsIn(join(folder, 'passwords.json'));
  return { dataDir, env, passwords, databaseUrl: readLocalFile(dataDir)?.databaseUrl };
}

/**
 * Tries a restore of the topology of a data folder. Of the one that runs it reads who was erased, and it notes there that it was
 * tried, once it is over and all was there.
 */
export async function rehearseTopology(
  dataDir: string,
  given: NodeJS.ProcessEnv,
  options: RehearsalOptions,
): Promise<Rehearsal> {
  const known = knownTopology(dataDir, given);
  const { env, passwords } = known;
  await listErased(known).catch((error: unknown) =>
    options.say(`The list of the erased is as it was: ${wordsOf(error)}`),
  );
  const rehearsal = await rehearse(
    {
      tool: backupToolOf({ folder: join(dataDir, 'topology') }, zones[0]),
      login: loginOf(passwords),
      ...{ dataDir, env, erased: erasedList(dataDir) },
    },
    options,
  );
  options.say(`Written to ${writeRehearsal(dataDir, rehearsal)}.txt`);
  if (isAllThere(rehearsal)) await noteRun(known, 'rehearsal', secondsOf(rehearsal));
  return rehearsal;
}

/** Adds whoever was erased to the list that is no part of a backup; nothing where no database runs. */
export async function listErased({ databaseUrl, dataDir, env }: KnownTopology): Promise<void> {
  if (!databaseUrl) return;
  const text = await toolOn({ ...env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' }, 'persons', ['erased']);
  addToErased(erasedList(dataDir), text);
}

/** Tells the system that runs, and so its figures. */
export async function noteRun({ databaseUrl, env }: KnownTopology, kind: string, seconds: number): Promise<void> {
  if (databaseUrl) await toolOn({ ...env, DATABASE_URL: databaseUrl }, 'note-backup', [kind, seconds.toFixed(1)]);
}

/** A moment with its zone, as in `2026-11-27T18:00:00Z`. @throws {PlainError} for anything else, and for the future */
export function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  const hasZone = /T.*(Z|[+-]\d{2}:\d{2})$/.test(text);
  if (!hasZone || Number.isNaN(moment.getTime()))
    throw new PlainError('Say --to with its zone, as in 2026-11-27T18:00:00Z.');
  if (moment.getTime() > Date.now()) throw new PlainError('--to is in the future.');
  return moment;
}
