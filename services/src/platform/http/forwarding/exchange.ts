import type { ServerResponse } from 'node:http';
import type { Dispatcher, Pool } from 'undici';
import { Refusal } from '../../kernel/refusal.js';
import { endsWithServer } from '../close-server.js';
import type { Turnstile } from './bulkhead.js';
import { headersOfAnswer } from './outgoing-request.js';

/** Bytes of an answer that wait for a slow reader; one who is further behind is cut off. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;
const MAX_UNREAD_STREAM_BYTES = 1024 * 1024;

type Controller = Dispatcher.DispatchController;
type Headers = Record<string, string | string[] | undefined>;

/** Connections to the API for one kind of request. */
export interface Upstream {
  readonly pool: Pool;
  readonly bulkhead: Turnstile;
  /** Called where a request is refused before it is sent. */
  readonly onRefused?: () => void;
  /** The longest wait for a turn. */
  readonly queueMs: number;
  /** From the moment a request may be sent to the first byte of its answer, the queue included; undefined: the pool's. */
  readonly answerMs?: number;
}

export interface Caller {
  readonly response: ServerResponse;
  /** Called with what the caller is told instead of an answer of the API. */
  readonly refuse: (refusal: Refusal) => void;
}

/**
 * One request at the API and its answer on the way to the caller. Either side that goes takes the other with it.
 *
 * The answer is never paused: undici 7 ends the process when the API closes a connection whose reader is paused
 * (nodejs/undici#5360), and a caller who reads slowly is no reason to hold a connection to the API.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  private controller: Controller | undefined;
  /** The caller has an answer, or is gone: nothing more is said to them. */
  private isSettled = false;
  private isSent = false;
  private maxUnreadBytes = MAX_UNREAD_BYTES;
  private timer: NodeJS.Timeout | undefined;
  private readonly since = performance.now();
  private readonly enter = (): void => this.send();

  constructor(
    private readonly upstream: Upstream,
    private readonly message: Dispatcher.DispatchOptions,
    private readonly caller: Caller,
  ) {
    caller.response.once('close', () => this.settle());
    if (!upstream.bulkhead.request(this.enter)) this.refuse('UNAVAILABLE');
    else if (!this.isSent) this.timer = setTimeout(() => this.refuse('UNAVAILABLE'), upstream.queueMs);
  }

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.isSettled) controller.abort(new Error('The request was given up'));
  }

  onResponseStart(_controller: Controller, statusCode: number, headers: Headers): void {
    const { response } = this.caller;
    if (statusCode < 200 || this.isSettled) return;
    clearTimeout(this.timer);
    response.writeHead(statusCode, headersOfAnswer(headers));
    if (!String(headers['content-type']).startsWith('text/event-stream')) return;
    this.maxUnreadBytes = MAX_UNREAD_STREAM_BYTES;
    response.flushHeaders();
    endsWithServer(response);
  }

  onResponseData(_controller: Controller, chunk: Buffer): void {
    const { response } = this.caller;
    if (this.isSettled) return;
    response.write(chunk);
    if (response.writableLength > this.maxUnreadBytes) response.destroy();
  }

  onResponseEnd(_controller: Controller, trailers: Headers): void {
    this.upstream.bulkhead.leave();
    if (this.isSettled) return;
    this.isSettled = true;
    const headers = headersOfAnswer(trailers);
    if (Object.keys(headers).length > 0) this.caller.response.addTrailers(headers as Record<string, string>);
    this.caller.response.end();
  }

  /** An answer that breaks off ends as one that broke off: a reader who waited for the rest would wait for ever. */
  onResponseError(): void {
    this.upstream.bulkhead.leave();
    if (this.caller.response.headersSent) this.caller.response.destroy();
    else this.refuse('UNAVAILABLE');
  }

  private send(): void {
    const { pool, answerMs } = this.upstream;
    this.isSent = true;
    clearTimeout(this.timer);
    if (answerMs !== undefined) {
      const leftMs = answerMs - (performance.now() - this.since);
      this.timer = setTimeout(() => this.refuse('NO_ANSWER_IN_TIME'), leftMs);
    }
    pool.dispatch(this.message, this);
  }

  private refuse(code: 'UNAVAILABLE' | 'NO_ANSWER_IN_TIME'): void {
    if (this.isSettled) return;
    this.settle();
    if (!this.isSent) this.upstream.onRefused?.();
    this.caller.refuse(new Refusal(code, this.isSent ? {} : this.pause()));
  }

  private pause(): { retryAfter?: number } {
    const seconds = this.upstream.bulkhead.pauseSeconds?.();
    return seconds === undefined ? {} : { retryAfter: seconds };
  }

  /** Nothing more is asked of the API: its connection is closed, now or as soon as it is there. */
  private settle(): void {
    if (this.isSettled) return;
    this.isSettled = true;
    clearTimeout(this.timer);
    this.upstream.bulkhead.withdraw(this.enter);
    this.controller?.abort(new Error('The request was given up'));
  }
}
