import 'reflect-metadata';
import type pg from 'pg';
import { unreadableCustomers } from '../../contexts/booking/index.js';
import { unreadableCorrespondents } from '../../contexts/correspondence/index.js';
import { sealPlainNotes, unreadableApplicants } from '../../contexts/franchise/index.js';
import { unreadableOrderPersons } from '../../contexts/merchandise/index.js';
import { unreadableReviewWriters } from '../../contexts/reviews/index.js';
import { unreadableRecipients } from '../../contexts/vouchers/index.js';
import { serverAddresses } from '../../platform/config/ledger-server-addresses.js';
import { readSettings, type Settings, WrongSettings } from '../../platform/config/settings.js';
import { createPool, UNLIMITED } from '../../platform/database/database.js';
import { migrate } from '../../platform/database/migrate.js';
import { MixedProjections } from '../../platform/event-store/mixed-projections.js';
import { unreadableEvents, unreadableHistory } from '../../platform/event-store/unreadable-events.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { migrateQueues } from '../../platform/queues/queue-connection.js';
import { knownEvents } from '../known-events.js';
import { migrations } from '../migrations.js';

await bootstrap(async () => {
  const settings = readSettings(process.env);
  if (settings.NODE_ENV === 'production') await mustBeReadable(settings);
  const done = await migrate(settings, migrations);
  console.log(done.length === 0 ? 'The database is up to date.' : `Migrated: ${done.join(', ')}`);
  await migrateQueues(settings);
  const pool = createPool(settings, { max: 4, ...UNLIMITED });
  await lookAfterProjections(pool).finally(() => pool.end());
  for (const [name, url] of serverAddresses(settings.LEDGER_SERVERS)) await migrateServer(name, url, settings);
  await lookAfterPersons(settings);
});

/** A server that may decide ledgers has all tables, and rows in those only that decisions write. */
async function migrateServer(name: string, url: string, settings: Settings): Promise<void> {
  const there = { ...settings, DATABASE_URL: url };
  const done = await migrate(there, migrations);
  console.log(done.length === 0 ? `${name} is up to date.` : `Migrated ${name}: ${done.length} migrations`);
  const pool = createPool(there, { max: 4, ...UNLIMITED });
  await lookAfterProjections(pool).finally(() => pool.end());
}

/** @throws {WrongSettings} before anything changes, when somebody could not read what this release or another one writes */
async function mustBeReadable(settings: Settings): Promise<void> {
  const pool = createPool(settings, { max: 1, ...UNLIMITED });
  try {
    const { types } = knownEvents(pool);
    const ahead =
      'Deploy a release first that only reads them (docs/adr/0113), or stop those processes and wait a minute.';
    refuseFor(await unreadableEvents(pool, types.written), ahead);
    refuseFor(
      await unreadableHistory(pool, types.readable),
      'Go back to a release that reads them (docs/how-to/roll-back.md).',
    );
  } finally {
    await pool.end();
  }
}

function refuseFor(sentences: readonly string[], cure: string): void {
  if (sentences.length > 0) throw new WrongSettings([...sentences, cure].join('\n'));
}

/** Rows that another release made are made anew before this one adds to them; and once more when the other is gone. */
async function lookAfterProjections(pool: pg.Pool): Promise<void> {
  const { projections } = knownEvents(pool);
  const rebuilt = await projections.rebuildOutdated();
  await new MixedProjections(pool, projections).noteThoseStillWritten([...rebuilt.keys()]);
  for (const [name, events] of rebuilt)
    if (events > 0) console.log(`Rebuilt ${name} from ${events} events: this program expects other rows.`);
}

/** @throws {WrongSettings} in production, when a key is missing: better to stop here than to fail whoever asks */
async function lookAfterPersons(settings: Settings): Promise<void> {
  const pool = createPool(settings, { max: 1, ...UNLIMITED });
  const { notes, unreadable } = await inspectPersons(pool, settings).finally(() => pool.end());
  if (notes > 0) console.log(`Sealed ${notes} notes on applicants that were plain text.`);
  if (unreadable === undefined) return;
  if (settings.NODE_ENV === 'production') throw new WrongSettings(unreadable);
  console.log(unreadable);
}

async function inspectPersons(pool: pg.Pool, settings: Settings) {
  const unreadable = [
    await unreadableCustomers(pool, settings),
    await unreadableCorrespondents(pool, settings),
    await unreadableOrderPersons(pool, settings),
    await unreadableApplicants(pool, settings),
    await unreadableRecipients(pool, settings),
    await unreadableReviewWriters(pool, settings),
  ];
  const notes = await sealPlainNotes(pool, settings);
  return { notes, unreadable: unreadable.filter(Boolean).join(' ') || undefined };
}
