import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseFilePath, uploadPaths } from '@northlight/contracts';
import type { Importance } from '@northlight/contracts/routes';
import { type Dispatcher, Pool as HttpPool } from 'undici';
import { Refusal } from '../kernel/refusal.js';
import { bodyLimitBytesFor, tooLarge } from './body-limits.js';
import { declaredBytes, hasBody } from './early-answer.js';
import { Admission, type AdmissionLimits } from './forwarding/admission.js';
import { followAdmission, noteRefused } from './forwarding/admission-figures.js';
import { Bulkhead, type BulkheadLimits } from './forwarding/bulkhead.js';
import { collectBody, streamBody } from './forwarding/collect-body.js';
import { Exchange, type Upstream } from './forwarding/exchange.js';
import { importanceOf } from './forwarding/importance-of.js';
import { headersFor, isForwardable, originForm, takesNoBody, withoutQuery } from './forwarding/outgoing-request.js';
import { refuseEarly } from './forwarding/refuse-early.js';

/** What the web process does not answer itself. */
const ofTheApi = /^\/(api|health|admin\/queues)(\/|$)/;
/** Answers that go on. The API lets their address be written in capitals and with a slash behind it. */
const eventStreamPath = /^\/api\/[\w/-]+\/stream\/?$/i;

/** From the moment a request has arrived whole to the first byte of its answer, the queue included. */
const ANSWER_TIMEOUT_MS = 4_500;
/** The part of it that may pass in the queue: the API has the rest to answer. */
const QUEUE_SHARE = 0.5;
/**
 * What most requests share. The deadlines lie apart, so that a request that matters less is refused while there is still
 * time for one that matters more.
 */
const commonLimits: AdmissionLimits = {
  ...{ concurrency: 256, leastConcurrency: 16, queueLength: 4_096, answerMs: 400 },
  deadlineMs: { booking: 800, browsing: 450, report: 300 },
};

/** The longest silence in the middle of an answer; one that goes on says something every 20 seconds. */
const ANSWER_SILENCE_MS = 35_000;
/** From the last byte of an upload to its answer: the API looks at the file before. */
const UPLOAD_ANSWER_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 3_000;

type Next = (refusal?: unknown) => void;
type Body = Buffer | AsyncIterable<Buffer>;
type Send = (upstream: Upstream, body?: Body) => void;

/** May refuse a request with a body before the API hears of it; called with the path without its query. */
type Admit = (request: IncomingMessage, path: string, body: Buffer) => void;

export interface ForwardingOptions {
  /** Milliseconds until an API that says nothing counts as away. */
  readonly answerMs?: number;
  readonly admit?: Admit;
}

/**
 * Hands requests for the API on to it. The outgoing message is built anew from what was understood of the incoming one,
 * so that one request in is one request out, whatever frames it (docs/adr/0045). While the API is away, full, or gives no
 * answer in time, the caller is told so in the shape of every other error. Uploads and answers that go on have
 * connections of their own.
 */
export class ApiForwarder {
  private readonly common: Readonly<Record<Importance, Upstream>>;
  private readonly uploads: Upstream;
  private readonly eventStreams: Upstream;

  /** Goes before everything: answers what cannot be answered in time. */
  readonly refuseLate: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  private readonly admit: Admit;

  /** @param apiUrl the API's origin, `http://host:port` */
  constructor(apiUrl: string, { answerMs = ANSWER_TIMEOUT_MS, admit = () => undefined }: ForwardingOptions = {}) {
    this.admit = admit;
    const { origin } = new URL(apiUrl);
    const pool = (connections: number) =>
      new HttpPool(origin, {
        ...{ connections, pipelining: 1, connect: { timeout: CONNECT_TIMEOUT_MS } },
        ...{ headersTimeout: UPLOAD_ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_SILENCE_MS },
      });
    const upstream = (limits: BulkheadLimits): Upstream => ({
      ...{ pool: pool(limits.concurrency), bulkhead: new Bulkhead(limits), queueMs: answerMs * QUEUE_SHARE },
    });
    const admission = new Admission(commonLimits);
    followAdmission(admission);
    this.common = admittedBy(admission, pool(commonLimits.concurrency), answerMs);
    this.refuseLate = refuseEarly({
      importanceOf: (request) => commonImportance(request),
      hasTimeFor: (importance) => admission.hasTimeFor(importance),
      pauseSeconds: () => admission.pauseSeconds(),
      onRefused: noteRefused,
    });
    this.uploads = upstream({ concurrency: 32, queueLength: 64 });
    this.eventStreams = { ...upstream({ concurrency: 2_048, queueLength: 0 }), answerMs };
  }

  /**
   * Forwards what is the API's, and hands everything else on, and refusals. A body where the method has none is refused
   * at every address, so that what comes behind it on the connection is never read.
   */
  readonly forward = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    refuseSenselessBody(request, response);
    const url = originForm(request.url ?? '');
    const path = withoutQuery(url);
    if (!ofTheApi.test(path)) {
      next();
      return;
    }
    if (!isForwardable(request)) throw new Refusal('METHOD_NOT_ALLOWED');
    const send: Send = (upstream, body) => {
      const message = { method: request.method as Dispatcher.HttpMethod, path: url, headers: headersFor(request) };
      new Exchange(upstream, { ...message, body: (body ?? null) as never }, { response, refuse: next });
    };
    if (hasBody(request)) this.takeBody(request, path, send).catch(next);
    else send(eventStreamPath.test(path) ? this.eventStreams : this.commonOf(request, path));
  };

  /** Ends the connections to the API, and the requests that are under way over them. */
  async close(): Promise<void> {
    await Promise.all([this.common.booking, this.uploads, this.eventStreams].map(({ pool }) => pool.destroy()));
  }

  private commonOf({ method = '' }: IncomingMessage, path: string): Upstream {
    return this.common[importanceOf(method, path)];
  }

  /**
   * @param path of the request, without the query
   * @throws {Refusal} TOO_LARGE, UNAVAILABLE
   */
  private async takeBody(request: IncomingMessage, path: string, send: Send): Promise<void> {
    const limitBytes = bodyLimitBytesFor(path);
    if (declaredBytes(request) > limitBytes) throw tooLarge(limitBytes);
    if (isStreamed(path)) return send(this.uploads, streamBody(request));
    const body = await collectBody(request, limitBytes);
    if (!body) return;
    this.admit(request, path, body);
    send(this.commonOf(request, path), body);
  }
}

/** @throws {Refusal} BAD_REQUEST, with which the connection is closed */
function refuseSenselessBody(request: IncomingMessage, response: ServerResponse): void {
  if (!(hasBody(request) && takesNoBody(request))) return;
  response.setHeader('Connection', 'close');
  throw new Refusal('BAD_REQUEST');
}

/** How important a request for the API is; undefined for what is none, or has connections of its own. */
function commonImportance(request: IncomingMessage): Importance | undefined {
  const { url = '', method = '' } = request;
  // the connection of such a one has to be closed
  if (takesNoBody(request) && hasBody(request)) return undefined;
  const path = withoutQuery(originForm(url));
  if (!ofTheApi.test(path) || eventStreamPath.test(path) || isStreamed(path)) return undefined;
  return importanceOf(method, path);
}

/** The way to the API of each kind of request, over the same connections. */
function admittedBy(admission: Admission, pool: HttpPool, answerMs: number): Readonly<Record<Importance, Upstream>> {
  const of = (importance: Importance): Upstream => ({
    ...{ pool, bulkhead: admission.of(importance), answerMs },
    queueMs: Math.min(commonLimits.deadlineMs[importance], answerMs * QUEUE_SHARE),
    onRefused: () => noteRefused(importance),
  });
  return { booking: of('booking'), browsing: of('browsing'), report: of('report') };
}

/** Bodies that are handed on as they come. */
const isStreamed = (path: string): boolean => uploadPaths.test(path) || releaseFilePath.test(path);
