import pg from 'pg';
import { EventTypes } from './event-types.js';
import type { Db, Projection } from './projection.js';
import type { Recorded } from './recorded.js';
import { TwinBuild } from './twin-build.js';

/** Where one projection stands on one ledger. */
export interface ProjectionStatus {
  readonly projection: string;
  readonly ledger: number;
  readonly position: number;
  /** Events of the ledger that it has not seen. */
  readonly behind: number;
}

/** The inline projections of all rooms: fed in the append's own transaction, rebuilt and proved by one command. */
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

  /** Applies fresh events to every projection, in the append's transaction; the append moves their checkpoints. */
  async apply(recorded: readonly Recorded[], db: Db): Promise<void> {
    for (const projection of this.all.values()) await projection.apply(recorded, db);
  }

  async status(): Promise<ProjectionStatus[]> {
    const { rows } = await this.pool.query<ProjectionStatus>(
      `select name as projection, head.ledger, coalesce(c.position, 0) as position, head.position - coalesce(c.position, 0) as behind
       from unnest($1::text[]) as name cross join log.head
       left join log.checkpoint c on c.subscription = name and c.ledger = head.ledger
       order by name, head.ledger`,
      [this.names],
    );
    return rows;
  }

  /**
   * Builds a projection anew from the log beside the old one and puts it in its place, while readers read and writers
   * write; both wait only for the last step. @returns the number of events replayed
   * @throws when no projection has this name
   */
  async rebuild(name: string): Promise<number> {
    return new TwinBuild(this.pool, this.types, this.named(name)).replace();
  }

  /**
   * Proves a projection: builds it anew beside the old one and compares row for row. @returns how many rows differ
   * @throws when no projection has this name
   */
  async verify(name: string): Promise<number> {
    return new TwinBuild(this.pool, this.types, this.named(name)).compare();
  }

  private named(name: string): Projection {
    const projection = this.all.get(name);
    if (!projection) throw new Error(`There is no projection ${name}. There are: ${this.names.join(', ')}`);
    return projection;
  }
}
