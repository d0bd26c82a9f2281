import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { run } from '../../processes/run.js';
import { type ThrowAwayFolder, throwAwayFolder } from '../../processes/throw-away-folder.js';
import { type ArchivedPostgres, startArchivedPostgres } from '../../restore/trial/archived-postgres.js';
import { pgbackrestCommand } from './backups.js';
import { missingPackages, withServerFolders } from './packages.js';

withServerFolders(process.env);
const missing = missingPackages(['pgbackrest', 'patroni']);
if (missing.length > 0) process.stdout.write(`Nothing is archived here: ${missing.join(', ')} are missing.\n`);
const describeWhereItCan = missing.length === 0 ? describe : describe.skip;

describeWhereItCan('a segment that another server has archived with other contents', () => {
  let folder: ThrowAwayFolder;
  let server: ArchivedPostgres;
  let segment: string;

  beforeAll(async () => {
    folder = await throwAwayFolder('archive');
    server = await startArchivedPostgres(folder.path);
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    const archived = 'select last_archived_wal >= $1 as "isThere" from pg_stat_archiver';
    for (let isThere = false; !isThere; ) isThere = (await client.query(archived, [rows[0]?.name])).rows[0].isThere;
    await client.end();
    // as pg_rewind brings it from a server that was elsewhere at its end
    const brought = join(folder.path, 'brought');
    mkdirSync(brought, { mode: 0o755 });
    segment = join(brought, String(rows[0]?.name));
    const bytes = readFileSync(join(folder.path, 'live', 'pg_wal', String(rows[0]?.name)));
    bytes.fill('other contents', 8_192 * 100, 8_192 * 101);
    writeFileSync(segment, bytes, { mode: 0o644 });
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    folder?.remove();
  });

  /** @param left where this server left the first timeline; undefined: it never did */
  async function archive(left?: string): Promise<number | null> {
    if (left) writeFileSync(join(folder.path, 'brought', '00000002.history'), `1\t${left}\tno recovery target\n`);
    const { file, args, options } = pgbackrestCommand(server.tool, ['archive-push', segment]);
    const script = ['-c', readFileSync('infra/backup/archive-push.sh', 'utf8'), 'archive-push.sh', file, ...args];
    return (await run('sh', script, options)).code;
  }

  /** A place in the segment, or so many behind it. */
  const placeIn = (behind: number): string => `0/${(Number(`0x${segment.slice(-8)}`) + behind).toString(16)}000028`;

  it('is refused by a server that never left its timeline, or only behind it', async () => {
    expect([await archive(), await archive(placeIn(1))]).toEqual([45, 45]);
  });

  it('is passed over by one that left it before', async () => {
    expect(await archive(placeIn(0))).toBe(0);
  });
});
