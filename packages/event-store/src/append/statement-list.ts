import type { QueryResult } from 'pg';
import type { Db } from '../db.js';
import type { BatchPart, Statement } from './pipelined-connection.js';

/** Collects what projections and companions want to write, so that all of it can be sent at once. */
export class StatementList {
  constructor(private readonly part: BatchPart) {}

  readonly statements: Statement[] = [];
  readonly db: Db = {
    query: ((text: string, values: unknown[] = []) => {
      this.statements.push({ text, values, part: this.part });
      return Promise.resolve(unanswered);
    }) as unknown as Db['query'],
  };
}

/** @throws when a projection inside the commit reads: it only writes, from its events alone */
const unanswered = new Proxy({} as QueryResult, {
  get: (_, name) => {
    if (name === 'then') return undefined;
    throw new Error('What follows the log inside the commit only writes: it cannot read');
  },
});
