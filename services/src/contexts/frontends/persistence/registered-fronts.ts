import { Inject, Injectable } from '@nestjs/common';
import type { RegisteredFront } from '@northlight/contracts';
import pg from 'pg';

/** Which team releases which front, and the addresses that it may answer. */
@Injectable()
export class RegisteredFronts {
  constructor(@Inject(pg.Pool) private readonly db: Pick<pg.ClientBase, 'query'>) {}

  async all(): Promise<RegisteredFront[]> {
    const { rows } = await this.db.query<RegisteredFront>(
      'select app, team, routes from frontends.fronts order by app',
    );
    return rows;
  }

  async find(app: string): Promise<RegisteredFront | undefined> {
    return (await this.all()).find((front) => front.app === app);
  }

  async save({ app, team, routes }: RegisteredFront): Promise<void> {
    await this.db.query(
      `insert into frontends.fronts (app, team, routes) values ($1, $2, $3)
       on conflict (app) do update set team = excluded.team, routes = excluded.routes`,
      [app, team, routes],
    );
  }
}
