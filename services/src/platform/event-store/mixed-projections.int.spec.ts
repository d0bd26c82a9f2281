import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EventTypes, Projections, projection } from '@northlight/event-store';
import type pg from 'pg';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { AnnouncedPrograms } from './announced-programs.js';
import { MixedProjections } from './mixed-projections.js';

let database: ThrowAwayDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await throwAwayDatabase(logMigrations);
  pool = database.pool();
  await pool.query('create table log.songs (position int primary key, tune text)');
});
beforeEach(() =>
  pool.query(
    'truncate log.songs, log.events, log.head, log.reader, log.checkpoint, log.programs, log.mixed_projections',
  ),
);
afterAll(() => database.drop());

type SongSung = { readonly type: 'SongSung' };

/** A release whose rows say which release wrote them. */
class Release {
  readonly types = new EventTypes();
  readonly projections = new Projections(pool, this.types);
  readonly mixed = new MixedProjections(pool, this.projections);
  /** Done while it makes a row. */
  meanwhile: (() => Promise<void>) | undefined;
  private readonly announced = new AnnouncedPrograms(pool, this.types, this.projections);

  constructor(version: number) {
    this.types.add({ SongSung: {} });
    const songs = projection<SongSung>('songs', {
      version,
      tables: ['log.songs'],
      on: {
        SongSung: async ({ position }, db) => {
          await this.meanwhile?.();
          return db.query('insert into log.songs values ($1, $2)', [position, `release ${version}`]);
        },
      },
    });
    this.projections.add([songs]);
  }

  /** What `migrate` does before its processes start. */
  async migrate(): Promise<this> {
    await this.mixed.noteThoseStillWritten([...(await this.projections.rebuildOutdated()).keys()]);
    return this;
  }

  async start(): Promise<this> {
    await this.announced.onApplicationBootstrap();
    return this;
  }

  stop = (): Promise<void> => this.announced.onApplicationShutdown();

  async sing(): Promise<void> {
    const { rows } = await pool.query<{ position: string }>(
      `insert into log.head values (1, 1, gen_random_uuid()) on conflict (ledger) do update set position = log.head.position + 1
       returning position`,
    );
    const position = Number(rows[0]?.position);
    await pool.query(
      `insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
       values (1, $1::int, 'song/1', $1::int, 'SongSung', 1, '{}', '{}', now())`,
      [position],
    );
    const { stream, version, at } = { stream: 'song/1', version: position, at: new Date() };
    await this.projections.apply(
      [{ ledger: 1, position, stream, version, at, meta: {}, event: { type: 'SongSung' } }],
      pool,
    );
  }
}

const tunes = async (): Promise<string[]> =>
  (await pool.query<{ tune: string }>('select tune from log.songs order by position')).rows.map(({ tune }) => tune);

const [first, second] = ['release 1', 'release 2'];

describe('a release whose rows mean something else', () => {
  it('builds them once more by itself when the release before is gone, and not sooner', async () => {
    const old = await (await new Release(1).migrate()).start();
    await old.sing();
    const fresh = await (await new Release(2).migrate()).start();
    await fresh.sing();
    await old.sing();
    expect(await tunes()).toEqual([second, second, first]);
    expect(await fresh.mixed.rebuild()).toEqual(new Map());
    await old.stop();
    expect(await fresh.mixed.rebuild()).toEqual(new Map([['songs', 3]]));
    expect(await tunes()).toEqual([second, second, second]);
    expect(await fresh.mixed.rebuild()).toEqual(new Map());
    await fresh.stop();
  });

  it('leaves it to the newest: the older does not build its own rows again', async () => {
    const old = await (await new Release(1).migrate()).start();
    await old.sing();
    await new Release(2).migrate();
    expect(await old.mixed.rebuild()).toEqual(new Map());
    expect(await tunes()).toEqual([second]);
    await old.stop();
  });

  it('is told of a process that comes back while it builds', async () => {
    const old = await (await new Release(1).migrate()).start();
    await old.sing();
    const fresh = await (await new Release(2).migrate()).start();
    await old.stop();
    const back = new Release(1);
    fresh.meanwhile = async () => {
      fresh.meanwhile = undefined;
      await back.start();
      await back.sing();
    };
    expect((await fresh.mixed.rebuild()).size).toBe(1);
    expect(await fresh.mixed.rebuild()).toEqual(new Map());
    await back.sing();
    await back.stop();
    expect(await fresh.mixed.rebuild()).toEqual(new Map([['songs', 3]]));
    expect(await tunes()).toEqual([second, second, second]);
    await fresh.stop();
  });

  it('has nothing to do where no other release was beside it', async () => {
    const old = await (await new Release(1).migrate()).start();
    await old.sing();
    await old.stop();
    const fresh = await (await new Release(2).migrate()).start();
    expect(await fresh.mixed.rebuild()).toEqual(new Map());
    expect(await tunes()).toEqual([second]);
    await fresh.stop();
  });
});
