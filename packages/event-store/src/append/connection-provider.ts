import type pg from 'pg';
import { PipelinedConnection } from './pipelined-connection.js';

/** The database cannot be reached; callers are told to try again. */
export class DatabaseAway extends Error {
  constructor(override readonly cause: unknown) {
    super('The database is away');
  }
}

/** The database is away, full, only to be read, or not answering in time: trying one by one would not help. */
export function isAway(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return error instanceof DatabaseAway || /^(53|57|25006)/.test(code);
}

/** Provides the connection of a command queue, and opens another when it broke. */
export class ConnectionProvider {
  private connection: PipelinedConnection | undefined;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly open: (config: pg.ClientConfig) => Promise<PipelinedConnection> = PipelinedConnection.open,
  ) {}

  /** @throws {DatabaseAway} */
  async connected(): Promise<PipelinedConnection> {
    if (this.connection && !this.connection.isLost) return this.connection;
    try {
      this.connection = await this.open(this.config);
      return this.connection;
    } catch (error) {
      throw new DatabaseAway(error);
    }
  }

  async close(): Promise<void> {
    await this.connection?.close();
  }
}
