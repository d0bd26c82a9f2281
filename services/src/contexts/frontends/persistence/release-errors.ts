import { Injectable } from '@nestjs/common';
import type { FrontErrorView } from '@northlight/contracts';
import pg from 'pg';
import { SourceMaps } from './source-maps.js';

const MOST_LISTED = 100;

interface ErrorRow extends Omit<FrontErrorView, 'frames' | 'firstSeen' | 'lastSeen'> {
  readonly stack: string;
  readonly firstSeen: Date;
  readonly lastSeen: Date;
}

/** What browsers report to have failed, as people look at it. */
@Injectable()
export class ReleaseErrors {
  constructor(
    private readonly pool: pg.Pool,
    private readonly maps: SourceMaps,
  ) {}

  /** Those of all releases of a front whose files are kept, seen last the first. */
  async ofFront(app: string): Promise<FrontErrorView[]> {
    const { rows } = await this.pool.query<ErrorRow>(
      `select release, fingerprint as id, kind, message, route, count, stack,
         first_seen as "firstSeen", last_seen as "lastSeen"
       from frontends.release_errors where app = $1 order by last_seen desc, fingerprint limit ${MOST_LISTED}`,
      [app],
    );
    return Promise.all(
      rows.map(async ({ stack, firstSeen, lastSeen, ...error }) => ({
        ...error,
        firstSeen: firstSeen.toISOString(),
        lastSeen: lastSeen.toISOString(),
        frames: await this.maps.framesOf(stack),
      })),
    );
  }
}
