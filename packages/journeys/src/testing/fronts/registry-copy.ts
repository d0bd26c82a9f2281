import { randomBytes } from 'node:crypto';
import type { ReleaseRecord } from '@northlight/contracts';
import pg from 'pg';

const fronts = ['shell', 'mfe-admin', 'mfe-booking', 'mfe-catalog', 'mfe-franchise'];

/** The tables of the registry as the site has them, without what refuses: here nothing stands at the gate. */
const tables = `
  select format('create table frontends.%I (%s)', c.relname, string_agg(format('%I %s%s', a.attname,
    format_type(a.atttypid, a.atttypmod),
    case when d.adbin is null or a.attgenerated <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval%' then ''
      else ' default ' || pg_get_expr(d.adbin, d.adrelid) end), ', ' order by a.attnum)) as sql
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'frontends'::regnamespace and c.relkind = 'r'
  group by c.relname`;

const live = `
  select r.record from frontends.channels c join frontends.releases r on r.id = c.stable where c.app = any($1)`;

/** A frontend registry apart from the site's, in a database of its own: what stories do to it no other story sees. */
export class RegistryCopy {
  private revision = 0;

  private constructor(
    readonly url: string,
    /** What is live on the site of the shell and its four fronts. */
    readonly releases: readonly ReleaseRecord[],
    private readonly db: pg.Client,
  ) {}

  /** @param siteUrl of the site's database, on whose server the copy is */
  static async of(siteUrl: string): Promise<RegistryCopy> {
    const name = `story_${randomBytes(5).toString('hex')}`;
    const site = new pg.Client({ connectionString: siteUrl });
    await site.connect();
    const statements = (await site.query<{ sql: string }>(tables)).rows.map(({ sql }) => sql);
    const { rows } = await site.query<{ record: ReleaseRecord }>(live, [fronts]);
    await site.query(`create database ${name}`);
    await site.end();
    const url = Object.assign(new URL(siteUrl), { pathname: `/${name}` }).href;
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    await db.query(['create schema frontends', ...statements].join(';'));
    return new RegistryCopy(
      url,
      rows.map(({ record }) => record),
      db,
    );
  }

  /** Registers a release, whatever the gate would say to it. */
  async add(record: ReleaseRecord): Promise<void> {
    await this.db.query('insert into frontends.releases (id, app, record, published_at) values ($1, $2, $3, now())', [
      record.id,
      record.app,
      JSON.stringify(record),
    ]);
  }

  /** Makes a release live for everybody, at once and whatever the gate would say to it. */
  async serve({ id, app }: ReleaseRecord, lastGood?: ReleaseRecord): Promise<void> {
    this.revision += 1;
    await this.db.query('begin');
    await this.db.query('delete from frontends.channels where app = $1', [app]);
    await this.db.query(
      `insert into frontends.channels (app, stable, percent, last_good, killed, revision) values ($1, $2, 0, $3, false, $4)`,
      [app, id, lastGood?.id ?? null, this.revision],
    );
    await this.db.query(`select pg_notify('frontends_moved', $1)`, [app]);
    await this.db.query('commit');
  }

  /** Ends every connection to it, the web process's too, and throws it away. */
  async drop(siteUrl: string): Promise<void> {
    await this.db.end();
    const site = new pg.Client({ connectionString: siteUrl });
    await site.connect();
    await site.query(`drop database if exists ${new URL(this.url).pathname.slice(1)} with (force)`);
    await site.end();
  }
}
