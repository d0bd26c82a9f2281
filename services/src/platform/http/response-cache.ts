import { Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { TableName } from '../database/notify-change.js';
import { TableChanges } from '../database/table-changes.js';
import { isHeld, type JsonForms, sendForm, sendHeld } from './json-forms.js';

/** All kept answers together take so many bytes at most; the one that was asked for longest ago goes first. */
const MOST_BYTES = 8 * 1024 * 1024;
/** What an answer takes besides its bytes, about. */
const OVERHEAD_BYTES = 1_000;
/** Addresses that are written in one way only: no queries, no escapes, no capitals. */
const plainAddress = /^(\/[a-z0-9_-]+)+$/;

export const sharedCaching = 'public, max-age=0, must-revalidate';

/** What an answer is made of: rows of a table, or what is known of pictures. */
export type Source = TableName | 'pictures';

export interface CachedResponse {
  readonly forms: JsonForms;
  readonly sources: readonly Source[];
  /** The path of the route, for the metrics. */
  readonly route: string;
}

/**
 * Answers that are the same for everybody, as bytes: dropped with the commit that changes a table behind them, in every
 * process (docs/adr/0047), and kept by plain addresses only, so that nobody fills the memory with ways of writing one.
 */
@Injectable()
export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedResponse>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ forms }) => forms.bytes + OVERHEAD_BYTES,
  });
  private drops = 0;

  constructor(private readonly changes: TableChanges) {
    changes.onChange((table) => this.drop(table));
  }

  at(address: string): CachedResponse | undefined {
    return this.changes.isCurrent ? this.answers.get(address) : undefined;
  }

  /** Before an answer is made. @returns keeps it, unless something has changed meanwhile */
  begin(): (address: string, answer: CachedResponse) => void {
    const { drops } = this;
    const wasCurrent = this.changes.isCurrent;
    return (address, answer) => {
      if (wasCurrent && drops === this.drops && plainAddress.test(address)) this.answers.set(address, answer);
    };
  }

  /** Takes notice of a form that was made of a kept answer. */
  weigh(address: string, answer: CachedResponse): void {
    if (this.answers.peek(address) === answer) this.answers.set(address, answer);
  }

  /** Drops what is made of a source; without one, everything. */
  drop(source?: Source): void {
    this.drops++;
    for (const [address, { sources }] of this.answers.entries())
      if (!source || sources.includes(source)) this.answers.delete(address);
  }
}

/** Answers from memory where it can, before anybody looks at body, session or route. */
export function answersFromMemory(app: NestExpressApplication): RequestHandler {
  const cache = app.get(ResponseCache, { strict: false });
  return (request, response, next) => {
    const answer = isPlainRead(request) ? cache.at(request.url) : undefined;
    if (!answer) return next();
    request.route = { path: answer.route };
    response.setHeader('Cache-Control', sharedCaching);
    if (isHeld(request, response, answer.forms.etag)) return sendHeld(response);
    const form = answer.forms.formFor(request);
    if ('bytes' in form) return sendForm(request, response, form);
    form.then((made) => {
      cache.weigh(request.url, answer);
      sendForm(request, response, made);
    }, next);
  };
}

const isPlainRead = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !headers['content-length'] && !headers['transfer-encoding'];
