import { Injectable } from '@nestjs/common';
import type { FrontChangeView, FrontStateView, Page, PageDto } from '@northlight/contracts';
import pg from 'pg';
import { cutPage, int, KeysetCursor } from '../../../platform/kernel/keyset-cursor.js';
import { AccountNames } from '../../identity/index.js';
import type { Channel } from '../domain/channel.js';

/** A row of frontends.history: by a deploy token it has a name, by a person the number of the account. */
interface HistoryRow {
  readonly app: string;
  readonly revision: number;
  readonly action: string;
  readonly who: string | null;
  readonly who_id: number | null;
  readonly reason: string | null;
  readonly before: Channel;
  readonly after: Channel;
  readonly at: Date;
}

const columns = 'app, revision, action, who, who_id, reason, before, after, at';
const cursors = new KeysetCursor('fronts', { revision: int });

/** Who changed what is live, when and why. */
@Injectable()
export class FrontHistory {
  constructor(
    private readonly pool: pg.Pool,
    private readonly names: AccountNames,
  ) {}

  /** The newest first. @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async page(app: string, { limit, cursor }: PageDto): Promise<Page<FrontChangeView>> {
    const after = cursors.keyIn(cursor);
    const { rows } = await this.pool.query<HistoryRow>(
      `select ${columns} from frontends.history where app = $1 and ($2::integer is null or revision < $2)
       order by revision desc limit $3`,
      [app, after?.revision ?? null, limit + 1],
    );
    const page = cutPage(rows, limit);
    return { items: await this.views(page.rows), nextCursor: cursors.after(page.last) };
  }

  /** The last change of each front, by its name. */
  async latest(): Promise<ReadonlyMap<string, FrontChangeView>> {
    const { rows } = await this.pool.query<HistoryRow>(
      `select distinct on (app) ${columns} from frontends.history order by app, revision desc`,
    );
    const views = await this.views(rows);
    return new Map(views.map((view, nth) => [rows[nth]?.app ?? '', view]));
  }

  private async views(rows: readonly HistoryRow[]): Promise<FrontChangeView[]> {
    const ids = [...new Set(rows.flatMap(({ who_id }) => who_id ?? []))];
    const found = await Promise.all(ids.map(async (id) => [id, await this.names.of(id, this.pool)] as const));
    const names = new Map(found);
    return rows.map(({ who, who_id: whoId, revision, action, reason, before, after, at }) => ({
      ...{ revision, action, reason, at: at.toISOString() },
      ...{ who: whoId === null ? who : (names.get(whoId) ?? null), whoId },
      ...{ from: stateOf(before), to: stateOf(after) },
    }));
  }
}

const stateOf = ({ stable, candidate, percent, killed }: Channel): FrontStateView => ({
  stable,
  candidate,
  percent,
  killed,
});
