import { isDeepStrictEqual } from 'node:util';
import type { RequestKey } from '../request-key.js';
import type { History, Past, Question, Work } from '../work.js';
import { type CachedAnswer, type CachedStream, type LedgerCache, nameOf } from './ledger-cache.js';

/** A stream of which a decision needs to know what happened after a version. */
export interface StreamRequest {
  readonly unit: LedgerUnitOfWork;
  readonly stream: string;
  readonly base: CachedStream | undefined;
}

/** A stream as the decisions of a batch have left it. */
interface Seen extends CachedStream {
  /** It began with one of them. */
  readonly isNew?: boolean;
}

/** What a question was answered about one thing. */
interface OutsideAnswer {
  readonly about: unknown;
  readonly answer: unknown;
}

/** A decision asked for what is not known here: it is read together with what others asked for, and decided again. */
class NotRead extends Error {}

/** One for all: nobody looks where it was thrown. */
const notRead = new NotRead();

/** What the decisions of a batch see and change in one ledger, until the batch is committed or taken back. */
export class LedgerUnitOfWork implements Past {
  /** Streams as they stand after what was decided so far. */
  readonly streams = new Map<string, Seen>();
  /** Streams that decisions asked for and that are not cached. */
  readonly missing = new Set<string>();
  /** Questions without an answer yet, each with all that it is asked about. */
  readonly open = new Map<Question<never, unknown>, readonly unknown[]>();
  private readonly outsideAnswers = new Map<Question<never, unknown>, OutsideAnswer[]>();
  private readonly requested = new Set<string>();
  private readonly histories = new Map<string, History>();
  private readonly fresh = new Map<string, [RequestKey, CachedAnswer]>();
  private readonly lookedUp = new Set<string>();
  private readonly refused = new Map<string, RequestKey>();

  constructor(readonly cache: LedgerCache) {}

  /** Forgets what was decided, not what was read. */
  clear(): void {
    for (const notes of [this.streams, this.missing, this.open, this.requested, this.fresh, this.refused])
      notes.clear();
  }

  present(stream: string): CachedStream | undefined {
    const decided = this.streams.get(stream);
    if (decided) return decided;
    this.requested.add(stream);
    return this.histories.has(stream) ? undefined : this.cache.present(stream);
  }

  history(stream: string): History {
    const history = this.histories.get(stream);
    if (history) return history;
    this.missing.add(stream);
    throw notRead;
  }

  want(streams: readonly string[]): void {
    const unread = streams.filter((stream) => !this.histories.has(stream));
    for (const stream of unread) this.missing.add(stream);
    if (unread.length > 0) throw notRead;
  }

  answerTo<About>(question: Question<About, unknown>, about: About): unknown {
    const known = this.outsideAnswers.get(question)?.find((one) => isDeepStrictEqual(one.about, about));
    if (known) return known.answer;
    const subjects = this.open.get(question) ?? [];
    if (!subjects.some((one) => isDeepStrictEqual(one, about))) this.open.set(question, [...subjects, about]);
    throw notRead;
  }

  /** A decision was made. */
  note({ streams }: Pick<Work, 'streams'>): void {
    streams.forEach((loaded, stream) => {
      this.streams.set(stream, loaded);
    });
  }

  found(stream: string, remembered: CachedStream): void {
    this.streams.set(stream, remembered);
  }

  /** What has to be read: what is missing, and, where the head is not known, whatever the decisions stand on. */
  wants({ everything }: { everything: boolean }): StreamRequest[] {
    const streams = everything ? [...this.requested] : [...this.missing];
    return streams.map((stream) => ({ unit: this, stream, base: this.cache.recall(stream) }));
  }

  /** Has the questions answered that are open. */
  async askOpen(): Promise<void> {
    await Promise.all(
      [...this.open].flatMap(([question, abouts]) => abouts.map((about) => this.askAbout(question, about))),
    );
  }

  private async askAbout(question: Question<never, unknown>, about: unknown): Promise<void> {
    const answer = await question(about as never);
    this.outsideAnswers.set(question, [...(this.outsideAnswers.get(question) ?? []), { about, answer }]);
  }

  /** A stream was read, from what was remembered of it or from a snapshot; in vain when that was forgotten meanwhile. */
  read({ stream, base }: StreamRequest, history: History): void {
    if (base === this.cache.recall(stream)) this.histories.set(stream, history);
  }

  /** The answer that this request has had already. */
  answered(request: RequestKey): CachedAnswer | undefined {
    return this.fresh.get(nameOf(request))?.[1] ?? this.cache.answerTo(request);
  }

  answer(request: RequestKey, answer: unknown): void {
    this.fresh.set(nameOf(request), [request, { fingerprint: request.fingerprint, answer }]);
  }

  /** The requests that were answered here. */
  get requests(): RequestKey[] {
    return [...this.fresh.values()].map(([request]) => request);
  }

  /** A request was refused: perhaps it had its answer long ago, and the state is what it is because of that. */
  doubt(request: RequestKey): void {
    if (!this.lookedUp.has(nameOf(request))) this.refused.set(nameOf(request), request);
  }

  /** Requests whose refusal must not be told before log.requests was asked for them; each is named once. */
  takeDoubtful(): RequestKey[] {
    const doubtful = [...this.refused.values()];
    for (const name of this.refused.keys()) this.lookedUp.add(name);
    this.refused.clear();
    return doubtful;
  }

  /** From now on what was decided here counts as true. @returns takes it back: it did not come to be */
  keep(): () => void {
    // a stream of one event is soon read, and there are so many that they would push out the long ones
    const changed: [string, CachedStream][] = [];
    this.streams.forEach((seen, stream) => {
      if (!seen.isNew) changed.push([stream, seen]);
    });
    const takeBack = this.cache.keepStreams(changed);
    for (const [request, answered] of this.fresh.values()) this.cache.keepAnswer(request, answered);
    for (const notes of [this.streams, this.requested, this.histories]) notes.clear();
    return () => {
      takeBack();
      // guard: the answer of what did not come to be is forgotten
      for (const request of this.requests) this.cache.forgetAnswer(request);
    };
  }
}
