import type pg from 'pg';
import { Wire } from './wire.js';

/** The database cannot be reached; who waits is told to come again. */
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

/** Keeps the connection of a lane, and opens another when it broke. */
export class WireKeeper {
  private wire: Wire | undefined;

  constructor(private readonly connection: pg.ClientConfig) {}

  /** @throws {DatabaseAway} */
  async connected(): Promise<Wire> {
    if (this.wire && !this.wire.isLost) return this.wire;
    try {
      this.wire = await Wire.open(this.connection);
      return this.wire;
    } catch (error) {
      throw new DatabaseAway(error);
    }
  }

  async close(): Promise<void> {
    await this.wire?.close();
  }
}
