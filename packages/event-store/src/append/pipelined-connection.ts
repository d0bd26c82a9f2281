import { Socket } from 'node:net';
import pg from 'pg';
import { rowTypes } from '../db.js';

/** One statement; `values` make it a prepared one. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
  /** Which part of a batch it writes; undefined: it only reads, or locks. */
  readonly part?: BatchPart;
}

/** What a batch writes, in this order. */
export type BatchPart = 'append' | 'projection' | 'companion';

/** Longest time in milliseconds that an answer of the database is waited for. */
const ANSWER_TIMEOUT_MS = 4_000;
/** Where its values are known the planner would weigh some statements anew each time, which costs more than to run them. */
const plans = '-c plan_cache_mode=force_generic_plan';

/** The connection broke after something was sent: it may have happened or not. */
export class ConnectionLost extends Error {
  constructor(override readonly cause: unknown) {
    super('The connection to the database was lost');
  }
}

/**
 * One connection, owned by a command queue. What is sent together leaves in one write and costs one round trip: no statement waits
 * for the answer of the one before. Inside a transaction the first that fails takes all behind it down, the commit too.
 */
export class PipelinedConnection {
  private readonly socket = new Socket();
  private readonly client: pg.Client;
  private readonly names = new PreparedStatementNames();
  private hasEnded = false;

  protected constructor(options: pg.ClientConfig) {
    const ways = { pipeline: true, query_timeout: ANSWER_TIMEOUT_MS, options: plans, types: rowTypes };
    this.client = new pg.Client({ ...options, ...ways, stream: () => this.socket });
    for (const event of ['error', 'end'] as const) this.client.on(event, () => this.end());
  }

  /** @throws when the database cannot be reached */
  static open(options: pg.ClientConfig): Promise<PipelinedConnection> {
    return new PipelinedConnection(options).connected();
  }

  get isLost(): boolean {
    return this.hasEnded;
  }

  /**
   * Sends statements together. @returns their results, in order
   * @throws {ConnectionLost} @throws the error of the first statement that failed, as PostgreSQL told it
   */
  async send(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    return this.answersTo(() => statements.map((statement) => this.client.query(this.prepared(statement))));
  }

  /**
   * Sends statements whose rows nobody needs: all of them happen, or none.
   * @param last goes behind them by itself, such as the commit of the transaction that they are in; without it they are a
   *   transaction of their own @throws as `send` does
   */
  async write(statements: readonly Statement[], last?: Statement): Promise<void> {
    const prepared = statements.map((statement) => this.prepared(statement));
    await this.answersTo<unknown>(() => [
      ...(prepared.length > 0 ? [this.together(prepared)] : []),
      ...(last ? [this.client.query(this.prepared(last))] : []),
    ]);
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  protected async connected(): Promise<this> {
    await this.client.connect();
    return this;
  }

  /** Closes it at once. @returns what to throw */
  protected lost(cause: unknown): ConnectionLost {
    this.socket.destroy();
    this.end();
    return new ConnectionLost(cause);
  }

  private end(): void {
    this.hasEnded = true;
  }

  /** @returns what an error says of what was sent; whoever may not write any more is left for another connection */
  private takenFrom(error: unknown): unknown {
    if (this.isLost || !isTold(error)) return this.lost(error);
    if ((error as pg.DatabaseError).code === onlyToBeRead) this.lost(error);
    return error;
  }

  /** Sends in one write. @returns the answers once all are there @throws the first that is an error */
  private async answersTo<Answer>(send: () => readonly Promise<Answer>[]): Promise<Answer[]> {
    this.socket.cork();
    const answers = send();
    this.socket.uncork();
    const settled = await Promise.allSettled(answers);
    const failed = settled.find((one) => one.status === 'rejected');
    if (failed) throw this.takenFrom(failed.reason);
    return Promise.all(answers);
  }

  private async together(prepared: readonly pg.QueryConfig[]): Promise<void> {
    const written = new PipelinedStatements(prepared);
    this.client.query(written);
    try {
      await written.done;
      this.names.confirm(prepared);
    } catch (error) {
      this.names.doubt(prepared);
      throw error;
    }
  }

  private prepared({ text, values }: Statement): pg.QueryConfig {
    if (!values) return { text };
    const name = this.names.of(text);
    return { text, values: [...values], ...(name ? { name } : {}) };
  }
}

/** What a session says that may not write. It says so for ever, also once others may. */
const onlyToBeRead = '25006';

/** True for an error that PostgreSQL told on a connection that goes on. */
const isTold = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|25P03|57P0)/.test(error.code ?? '');

/** Most statements that a connection keeps prepared; texts beyond are sent anew each time. */
const MAX_PREPARED = 200;

/** The names under which a connection keeps its statements prepared. */
class PreparedStatementNames {
  private readonly names = new Map<string, string>();
  private readonly confirmed = new Set<string>();
  private given = 0;

  /** Undefined for a text that is not to be kept. */
  of(text: string): string | undefined {
    if (!this.names.has(text) && this.given < MAX_PREPARED) this.names.set(text, `s${this.given++}`);
    return this.names.get(text);
  }

  /** These were prepared, if they had not been before. */
  confirm(sent: readonly pg.QueryConfig[]): void {
    for (const { name } of sent) if (name) this.confirmed.add(name);
  }

  /** One of these failed: nobody knows which were prepared before it, so that those that were new get other names. */
  doubt(sent: readonly pg.QueryConfig[]): void {
    for (const { name, text } of sent) if (name && !this.confirmed.has(name)) this.names.delete(text);
  }
}

/**
 * Statements whose rows nobody needs, answered by one word for all: PostgreSQL flushes an answer, and wakes the program, at
 * each synchronisation, which the library asks for behind every statement. What fails takes those behind it down.
 */
class PipelinedStatements extends pg.Query {
  /** Resolves when all of it was executed. @throws the error of the first that failed, as PostgreSQL told it */
  readonly done: Promise<void>;
  callback: (error: Error | null) => void = () => undefined;

  constructor(statements: readonly pg.QueryConfig[]) {
    super({ text: '' });
    const parts = statements.map((statement) => new pg.Query(extended(statement)));
    this.done = new Promise((resolve, reject) => {
      this.callback = (error) => (error ? reject(error) : resolve());
    });
    this.submit = (connection) => {
      const unsynchronised: pg.Connection = Object.create(connection, { sync: { value: () => undefined } });
      for (const part of parts) part.submit(unsynchronised);
      connection.sync();
    };
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}

/** Also where it has neither values nor a name: a simple query synchronises by itself. */
const extended = (statement: pg.QueryConfig): pg.QueryConfig => Object.assign({ queryMode: 'extended' }, statement);
