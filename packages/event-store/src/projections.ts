import type pg from 'pg';
import type { Db } from './db.js';
import type { EventTypes } from './event-types.js';
import { type Projection, UnreadableEvent } from './project/projection.js';
import { SideBySideRebuild } from './rebuild/side-by-side-rebuild.js';
import type { Recorded } from './recorded.js';

/** All inline projections of a program: fed in the append's own transaction, rebuilt and proved by one command. */
export class Projections {
  private readonly all = new Map<string, Projection>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
  ) {}

  add(projections: readonly Projection[]): void {
    for (const projection of projections) this.all.set(projection.name, projection);
  }

  get names(): string[] {
    return [...this.all.keys()];
  }

  /** The version of each projection that this program writes, by name. */
  get expected(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.all].map(([name, { version }]) => [name, version]));
  }

  get every(): readonly Projection[] {
    return [...this.all.values()];
  }

  /** The tables that they write, named as their statements name them. */
  get tables(): string[] {
    return [...this.all.values()].flatMap(({ tables }) => tables);
  }

  /** Applies fresh events to every projection, in the append's transaction; the append moves their checkpoints. */
  async apply(recorded: readonly Recorded[], db: Db): Promise<void> {
    for (const projection of this.all.values()) await projection.apply(recorded, db);
  }

  /** Versions that the rows have and that this program expects, by name; 0 where there are no rows yet. */
  async versions(): Promise<Map<string, { readonly has: number; readonly expects: number }>> {
    const { rows } = await this.pool.query<{ name: string; has: number }>(
      `select name, coalesce((select version from log.reader r where r.name = asked.name),
         (select 1 from log.checkpoint c where c.subscription = asked.name limit 1), 0) as has
       from unnest($1::text[]) as asked (name)`,
      [this.names],
    );
    return new Map(rows.map(({ name, has }) => [name, { has, expects: this.named(name).version }]));
  }

  /**
   * Rebuilds every projection whose rows are of another version than this program expects. For the start, before
   * anybody appends with the new program. @returns the events replayed, by name
   */
  async rebuildOutdated(): Promise<Map<string, number>> {
    const versions = [...(await this.versions())];
    // guard: a projection whose rows mean something else is built anew
    const outdated = versions.filter(([, { has, expects }]) => has !== expects).map(([name]) => name);
    return twoAtATime(outdated, (name) => this.rebuild(name));
  }

  /**
   * Builds a projection anew from the log beside the old one and puts it in its place, while readers read and writers
   * write; both wait only for the last step. @returns the number of events replayed
   * @throws when no projection has this name
   */
  async rebuild(name: string): Promise<number> {
    return new SideBySideRebuild(this.pool, this.types, this.named(name)).replace();
  }

  /**
   * Proves a projection: builds it anew beside the old one and compares row for row. @returns how many rows differ
   * @throws when no projection has this name
   */
  async verify(name: string): Promise<number> {
    return new SideBySideRebuild(this.pool, this.types, this.named(name)).compare();
  }

  /** Proves projections, every one unless said otherwise. @returns how many rows differ, or why that cannot be said, by name */
  verifyAll(names: readonly string[] = this.names): Promise<Map<string, number | UnreadableEvent>> {
    return twoAtATime(names, (name) =>
      this.verify(name).catch((error: unknown) => {
        if (error instanceof UnreadableEvent) return error;
        throw error;
      }),
    );
  }

  private named(name: string): Projection {
    const projection = this.all.get(name);
    if (!projection) throw new Error(`There is no projection ${name}. There are: ${this.names.join(', ')}`);
    return projection;
  }
}

/**
 * One replays while the other waits for the database; more would only take connections from each other.
 * @returns what came of each, in the order of the names
 */
async function twoAtATime<Result>(
  names: readonly string[],
  work: (name: string) => Promise<Result>,
): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  const left = [...names];
  const next = async (): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) results.set(name, await work(name));
  };
  await Promise.all([next(), next()]);
  return new Map(names.map((name) => [name, results.get(name) as Result]));
}
