import { Inject, Injectable } from '@nestjs/common';
import type { ReleaseRecord } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { Channel, ChannelCommand } from '../domain/channel.js';
import { type ChannelRow, channelColumns, channelOf } from './channel.row.js';

/** One change of a channel, as it stands in the history for ever. */
export interface Change {
  readonly before: Channel;
  readonly after: Channel;
  readonly action: ChannelCommand['action'];
  /** A deploy token, or what operators call themselves; null for a person. */
  readonly who: string | null;
  /** The account of a person. */
  readonly whoId?: number | undefined;
  readonly at: Date;
  readonly reason?: string | undefined;
}

/** On which PostgreSQL channel every `web` process listens. */
export const registryMoved = 'frontends_moved';

/** The frontend registry in PostgreSQL. */
@Injectable()
export class Registry {
  constructor(@Inject(pg.Pool) private readonly db: Pick<pg.ClientBase, 'query'>) {}

  async channels(): Promise<Channel[]> {
    const { rows } = await this.db.query<ChannelRow>(`select ${channelColumns} from frontends.channels order by app`);
    return rows.map(channelOf);
  }

  async channel(app: string): Promise<Channel | undefined> {
    const { rows } = await this.db.query<ChannelRow>(
      `select ${channelColumns} from frontends.channels where app = $1`,
      [app],
    );
    return rows.map(channelOf)[0];
  }

  async release(id: string): Promise<ReleaseRecord | undefined> {
    return (await this.releases([id]))[0];
  }

  async releases(ids: readonly string[]): Promise<ReleaseRecord[]> {
    const { rows } = await this.db.query<{ record: ReleaseRecord }>(
      'select record from frontends.releases where id = any($1)',
      [ids],
    );
    return rows.map(({ record }) => record);
  }

  /** Registers a release; one that is registered already stays as it is. */
  async add(record: ReleaseRecord, at: Date): Promise<void> {
    await this.db.query(
      'insert into frontends.releases (id, app, record, published_at) values ($1, $2, $3, $4) on conflict (id) do nothing',
      [record.id, record.app, JSON.stringify(record), at],
    );
  }

  /** Keeps a release, or no longer. @returns its id; undefined where there is none */
  async protect(
    { app, build }: Pick<ReleaseRecord, 'app' | 'build'>,
    isProtected: boolean,
  ): Promise<string | undefined> {
    const { rows } = await this.db.query<{ id: string }>(
      `update frontends.releases set is_protected = $3 where app = $1 and record->>'build' = $2 returning id`,
      [app, build, isProtected],
    );
    return rows[0]?.id;
  }

  /**
   * Compare-and-set: the channel moves only from the revision that was looked at, with its line in the history.
   * @throws {Refusal} FRONT_MOVED when somebody was faster
   */
  async move({ before, after, action, who, whoId, reason, at }: Change, db: Db = this.db): Promise<void> {
    const { app, stable, candidate, percent, lastGood, killed, revision, since, ramp, stopped } = after;
    const values = [app, stable, candidate, percent, lastGood, killed, revision, before.revision];
    const line = [action, who, before, after, at, reason ?? null];
    const { rowCount } = await db.query(moveSql, [...values, ...line, since, ramp, stopped, whoId ?? null]);
    if (rowCount === 1) return;
    const now = await this.channel(app);
    throw new Refusal('FRONT_MOVED', { app, revision: now?.revision ?? 0 });
  }
}

/** One statement, so that channel, history and announcement come together or not at all. */
const moveSql = `
  with moved as (
    insert into frontends.channels as channel (
      app, stable, candidate, percent, last_good, killed, revision, since, ramp, stopped
    )
    select $1::text, $2::text, $3::text, $4::integer, $5::text, $6::boolean, $7::integer,
      $15::timestamptz, $16::jsonb, $17::jsonb
    where $8::integer = 0 or exists (select from frontends.channels where app = $1)
    on conflict (app) do update
      set stable = excluded.stable, candidate = excluded.candidate, percent = excluded.percent,
          last_good = excluded.last_good, killed = excluded.killed, revision = excluded.revision,
          since = excluded.since, ramp = excluded.ramp, stopped = excluded.stopped
      where channel.revision = $8
    returning channel.app
  ), noted as (
    insert into frontends.history (app, revision, action, who, before, after, at, reason, who_id)
    select app, $7, $9::text, $10::text, $11::jsonb, $12::jsonb, $13::timestamptz, $14::text, $18::integer from moved
    returning app
  )
  select pg_notify('${registryMoved}', app) from noted`;
