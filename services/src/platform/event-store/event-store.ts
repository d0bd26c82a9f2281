import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../kernel/clock.js';
import { Refusal } from '../kernel/refusal.js';
import { currentMeta } from '../observability/request-context.js';
import { writeKept } from './companion.js';
import { EventTypes } from './event-types.js';
import { append, lockHead } from './ledger.js';
import { type Db } from './projection.js';
import { Projections } from './projections.js';
import { type EventRow, eventColumns, type Recorded } from './recorded.js';
import type { RequestKey } from './request-key.js';
import { retryPassing } from './retry.js';
import { Work } from './work.js';

/** The log's door: decisions go in, events, read rows, the request's answer and its jobs come out in one commit. */
@Injectable()
export class EventStore {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
    private readonly projections: Projections,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs one decision on a ledger, alone, and commits what it decided. `decide` may run more than once: it must only
   * read through `work` and must not have effects of its own.
   * @param request makes the decision repeatable: its answer is stored with it, and given again
   * @throws {Refusal} what `decide` refused; CONFLICT when others kept getting in the way
   */
  async transaction<Answer>(
    ledger: number,
    decide: (work: Work) => Promise<Answer>,
    request?: RequestKey,
  ): Promise<Answer> {
    return retryPassing(() => this.attempt(ledger, decide, request));
  }

  /** The events of one stream, oldest first. */
  read(ledger: number, stream: string): Promise<Recorded[]> {
    return this.readThrough(this.pool, ledger, [stream]);
  }

  private async attempt<Answer>(
    ledger: number,
    decide: (work: Work) => Promise<Answer>,
    request?: RequestKey,
  ): Promise<Answer> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const answer = await this.decideAlone(client, ledger, { decide, request });
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  private async decideAlone<Answer>(
    db: Db,
    ledger: number,
    { decide, request }: { decide: (work: Work) => Promise<Answer>; request: RequestKey | undefined },
  ): Promise<Answer> {
    const head = await lockHead(db, ledger);
    const earlier = request && (await earlierAnswer<Answer>(db, ledger, request));
    if (earlier) return earlier.answer;

    const work = new Work((streams) => this.readThrough(db, ledger, streams));
    const answer = await decide(work);
    const at = this.clock.now();
    const recorded = await append(db, { ledger, head, at, meta: currentMeta(), work, types: this.types });
    await this.projections.applyInline(recorded, db);
    await writeKept(work.kept, db);
    if (request) await rememberAnswer(db, ledger, { request, answer, at });
    return answer;
  }

  private async readThrough(db: Db, ledger: number, streams: readonly string[]): Promise<Recorded[]> {
    const { rows } = await db.query<EventRow>(
      `select ${eventColumns} from log.events where ledger = $1 and stream = any($2) order by position`,
      [ledger, streams],
    );
    return rows.map((row) => this.types.read(row));
  }
}

async function earlierAnswer<Answer>(
  db: Db,
  ledger: number,
  { scope, key, fingerprint }: RequestKey,
): Promise<{ answer: Answer } | undefined> {
  const { rows } = await db.query<{ fingerprint: string; answer: Answer }>(
    'select fingerprint, answer from log.requests where ledger = $1 and scope = $2 and key = $3',
    [ledger, scope, key],
  );
  if (rows[0] && rows[0].fingerprint !== fingerprint) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return rows[0];
}

const rememberAnswer = (
  db: Db,
  ledger: number,
  { request: { scope, key, fingerprint }, answer, at }: { request: RequestKey; answer: unknown; at: Date },
) =>
  db.query('insert into log.requests (ledger, scope, key, fingerprint, answer, at) values ($1, $2, $3, $4, $5, $6)', [
    ledger,
    scope,
    key,
    fingerprint,
    JSON.stringify(answer),
    at,
  ]);
