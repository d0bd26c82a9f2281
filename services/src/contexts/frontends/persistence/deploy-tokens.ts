import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { DeployTokenIssued, DeployTokenView } from '@northlight/contracts';
import pg from 'pg';
import { Clock } from '../../../platform/kernel/clock.js';
import { hashOfSecret, isSame, partsOf, tokenOf } from './deploy-secret.js';
import { type DeployTokenRow, deployTokenColumns, deployTokenView } from './deploy-token.row.js';

const DAY_MS = 86_400_000;
/** A pipeline is given its new token in this time. */
const ROTATION_OVERLAP_MS = DAY_MS;

/** What a new token is for, and for how many days it is good. */
interface NewToken {
  readonly app: string;
  readonly name: string;
  readonly days: number;
}

/** The deploy tokens of teams. A secret is known to who was answered it; here is its hash. */
@Injectable()
export class DeployTokens {
  constructor(
    @Inject(pg.Pool) private readonly db: Pick<pg.ClientBase, 'query'>,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<DeployTokenView[]> {
    return (await this.rows('order by created_at desc, id', [])).map(deployTokenView);
  }

  /** The row of a token whose secret is right, also of one that is good no more; and the time of its use is kept. */
  async proven(token: string): Promise<DeployTokenRow | undefined> {
    const parts = partsOf(token);
    const [row] = parts ? await this.rows('where id = $1', [parts.id]) : [];
    if (!parts || !row || !isSame(hashOfSecret(parts.secret), row.secret_hash)) return undefined;
    await this.db.query(
      `update frontends.deploy_tokens set last_used_at = date_trunc('minute', $2::timestamptz)
       where id = $1 and coalesce(last_used_at, '-infinity') < date_trunc('minute', $2::timestamptz)`,
      [row.id, this.clock.now()],
    );
    return row;
  }

  async issue({ app, name, days }: NewToken): Promise<DeployTokenIssued> {
    const [id, secret] = [randomBytes(6).toString('hex'), randomBytes(32).toString('base64url')];
    const now = this.clock.now();
    const { rows } = await this.db.query<DeployTokenRow>(
      `insert into frontends.deploy_tokens (id, app, name, secret_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6) returning ${deployTokenColumns}`,
      [id, app, name, hashOfSecret(secret), now, new Date(now.getTime() + days * DAY_MS)],
    );
    return { ...deployTokenView(rows[0] as DeployTokenRow), token: tokenOf(id, secret) };
  }

  /** Issues a successor, and lets the old one end soon. @returns undefined when there is no such token, or it is revoked */
  async rotate(id: string): Promise<DeployTokenIssued | undefined> {
    const end = new Date(this.clock.now().getTime() + ROTATION_OVERLAP_MS);
    const [old] = await this.rows('where id = $1 and revoked_at is null', [id]);
    if (!old) return undefined;
    const days = Math.max(1, Math.round((old.expires_at.getTime() - old.created_at.getTime()) / DAY_MS));
    const successor = await this.issue({ app: old.app, name: old.name, days });
    await this.db.query('update frontends.deploy_tokens set expires_at = least(expires_at, $2) where id = $1', [
      id,
      end,
    ]);
    return successor;
  }

  /** @returns undefined when there is no such token */
  async revoke(id: string): Promise<DeployTokenView | undefined> {
    const { rows } = await this.db.query<DeployTokenRow>(
      `update frontends.deploy_tokens set revoked_at = coalesce(revoked_at, $2) where id = $1
       returning ${deployTokenColumns}`,
      [id, this.clock.now()],
    );
    return rows.map(deployTokenView)[0];
  }

  private async rows(where: string, values: readonly unknown[]): Promise<DeployTokenRow[]> {
    const sql = `select ${deployTokenColumns} from frontends.deploy_tokens ${where}`;
    return (await this.db.query<DeployTokenRow>(sql, [...values])).rows;
  }
}
