import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';

/** What a browser saw of a release before the order that made it live. */
export interface SmokeVisit {
  readonly app: string;
  /** The revision to which the order moved the channel: that of its line in the history. */
  readonly revision: number;
  readonly visited: readonly string[];
  readonly notVisited: readonly string[];
}

/** Beside the history: a promotion without a row here is one without a smoke visit (docs/adr/0102). */
@Injectable()
export class SmokeVisits {
  constructor(@Inject(pg.Pool) private readonly db: Pick<pg.ClientBase, 'query'>) {}

  async add({ app, revision, visited, notVisited }: SmokeVisit): Promise<void> {
    await this.db.query(
      `insert into frontends.smoke_visits (app, revision, visited, not_visited) values ($1, $2, $3, $4)
       on conflict (app, revision) do nothing`,
      [app, revision, visited, notVisited],
    );
  }
}
