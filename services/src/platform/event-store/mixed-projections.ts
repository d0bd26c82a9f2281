import type { Projections } from '@northlight/event-store';
import type { Db } from '../database/db.js';

interface Mixed {
  readonly name: string;
  /** As text: a moment of PostgreSQL is finer than one of JavaScript. */
  readonly notedAt: string;
}

/** True of a process that runs now and writes another version of `mine`, or has not said which it writes. */
const writesAnother = `p.ends_at > clock_timestamp() and (p.projections ->> mine.name)::int is distinct from mine.version`;
const mine = 'unnest($1::text[], $2::int[]) as mine (name, version)';

/**
 * Projections into which processes of two releases have written, while one took the other's place: their rows mean two
 * things, and are built anew once the other release is gone (docs/adr/0118).
 */
export class MixedProjections {
  constructor(
    private readonly db: Db,
    private readonly projections: Projections,
  ) {}

  /** Notes those whose rows are of another version than this process writes; it is about to. */
  async noteThoseOfOthers(): Promise<void> {
    const versions = [...(await this.projections.versions())];
    await this.note(versions.filter(([, { has, expects }]) => has !== 0 && has !== expects).map(([name]) => name));
  }

  /** Notes of those just built which a process that still runs goes on writing in another version. */
  async noteThoseStillWritten(built: readonly string[]): Promise<void> {
    const { rows } = await this.db.query<{ name: string }>(
      `select mine.name from ${mine} where exists (select from log.programs p where ${writesAnother})`,
      this.expectedOf(built),
    );
    await this.note(rows.map(({ name }) => name));
  }

  /**
   * Builds those anew that were noted, have the version that this process writes, and are written in no other any more.
   * A process that comes meanwhile notes it again.
   * @returns the events replayed, by name
   */
  async rebuild(): Promise<Map<string, number>> {
    const replayed = new Map<string, number>();
    for (const { name, notedAt } of await this.due()) {
      replayed.set(name, await this.projections.rebuild(name));
      await this.db.query('delete from log.mixed_projections where name = $1 and noted_at = $2::timestamptz', [
        name,
        notedAt,
      ]);
    }
    return replayed;
  }

  private async due(): Promise<Mixed[]> {
    const versions = await this.projections.versions();
    const own = this.projections.names.filter((name) => versions.get(name)?.has === versions.get(name)?.expects);
    const { rows } = await this.db.query<Mixed>(
      `select m.name, m.noted_at::text as "notedAt" from log.mixed_projections m join ${mine} using (name)
       where not exists (select from log.programs p where ${writesAnother}) order by m.name`,
      this.expectedOf(own),
    );
    return rows;
  }

  private async note(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.db.query(
      `insert into log.mixed_projections (name, noted_at) select unnest($1::text[]), clock_timestamp()
       on conflict (name) do update set noted_at = excluded.noted_at`,
      [names],
    );
  }

  private expectedOf(names: readonly string[]): [readonly string[], readonly (number | undefined)[]] {
    return [names, names.map((name) => this.projections.expected[name])];
  }
}
