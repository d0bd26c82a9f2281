import pg from 'pg';

/**
 * Statements whose rows nobody needs, answered by one word for all: PostgreSQL flushes an answer, and wakes the program, at
 * each synchronisation, which the library asks for behind every statement. What fails takes those behind it down.
 */
export class PipelinedStatements extends pg.Query {
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
