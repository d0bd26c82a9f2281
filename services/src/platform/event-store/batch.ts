import { Refusal } from '../kernel/refusal.js';
import type { EventTypes } from './event-types.js';
import type { Made } from './ledger.js';
import type { Memory, Remembered } from './memory.js';
import type { Db } from './projection.js';
import { type EventMeta, type EventRow, eventColumns, type Recorded } from './recorded.js';
import type { RequestKey } from './request-key.js';
import { Work } from './work.js';

/** A decision that somebody waits for. */
export interface Pending {
  readonly decide: (work: Work) => Promise<unknown>;
  readonly request: RequestKey | undefined;
  readonly meta: EventMeta;
}

/** What came of a decision; it may be told once the batch is committed. */
export type Outcome = { readonly answer: unknown } | { readonly refusal: unknown };

interface Ground {
  readonly db: Db;
  readonly ledger: number;
  readonly head: number;
  readonly types: EventTypes;
  readonly memory: Memory;
}

type Answered = { readonly fingerprint: string; readonly answer: unknown };

const nameOf = ({ scope, key }: RequestKey): string => `${scope} ${key}`;

/** Decisions of one ledger that are made one after the other and committed together. */
export class Batch {
  readonly made: Made[] = [];
  /** Streams as they stand after what was decided so far. */
  readonly streams = new Map<string, Remembered>();
  private answered = new Map<string, Answered>();

  constructor(private readonly ground: Ground) {}

  /** Looks up which of these requests have had their answer already. */
  async prepare(batch: readonly Pending[]): Promise<void> {
    const requests = batch.flatMap(({ request }) => request ?? []);
    if (requests.length === 0) return;
    const { rows } = await this.ground.db.query<RequestKey & Answered>(
      `select scope, key, fingerprint, answer from log.requests
       where ledger = $1 and (scope, key) in (select * from unnest($2::text[], $3::text[]))`,
      [this.ground.ledger, requests.map(({ scope }) => scope), requests.map(({ key }) => key)],
    );
    this.answered = new Map(rows.map((row) => [nameOf(row), row]));
  }

  /** Decides on the state that the decisions before have left; what is refused leaves no trace. */
  async decide({ decide, request, meta }: Pending, now: () => Date): Promise<Outcome> {
    try {
      const earlier = request && this.earlierAnswer(request);
      if (earlier) return earlier;
      const work = new Work(this.past());
      const answer = await decide(work);
      for (const [stream, loaded] of work.streams) this.streams.set(stream, loaded);
      this.made.push({ work, at: now(), meta, request, answer });
      if (request) this.answered.set(nameOf(request), { fingerprint: request.fingerprint, answer });
      return { answer };
    } catch (refusal) {
      if (isOfDatabase(refusal)) throw refusal;
      return { refusal };
    }
  }

  private earlierAnswer(request: RequestKey): Answered | undefined {
    const earlier = this.answered.get(nameOf(request));
    if (earlier && earlier.fingerprint !== request.fingerprint) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    return earlier;
  }

  private past() {
    const { memory, head } = this.ground;
    return {
      read: (streams: readonly string[], after: number) => this.read(streams, after),
      present: (stream: string) =>
        this.streams.get(stream) ?? (memory.isPresentAt(head) ? memory.recall(stream) : undefined),
      recall: (stream: string) => memory.recall(stream),
      found: (stream: string, remembered: Remembered) => void this.streams.set(stream, remembered),
    };
  }

  private async read(streams: readonly string[], after: number): Promise<Recorded[]> {
    const { db, ledger, types } = this.ground;
    return readStreams(db, { ledger, streams, after, types });
  }
}

interface Reading {
  readonly ledger: number;
  readonly streams: readonly string[];
  readonly after: number;
  readonly types: EventTypes;
}

/** The events of streams after a version, in the order of the log. */
export async function readStreams(db: Db, { ledger, streams, after, types }: Reading): Promise<Recorded[]> {
  const { rows } = await db.query<EventRow>(
    `select ${eventColumns} from log.events where ledger = $1 and stream = any($2) and version > $3 order by position`,
    [ledger, streams, after],
  );
  return rows.map((row) => types.read(row));
}

/** Errors with a code come from the database or the way to it: the whole transaction is lost, not one decision. */
const isOfDatabase = (error: unknown): boolean =>
  !(error instanceof Refusal) && typeof (error as { code?: unknown }).code === 'string';
