import type { ConnectionProvider } from './connection-provider.js';
import type { Statement } from './pipelined-connection.js';

// guard: on disk means what PostgreSQL has flushed
/**
 * Has a commit of its own, which waits for the disk, and with it for all that was committed before: the log of
 * PostgreSQL is written in the order of the commits.
 */
export const flush: Statement = { text: "select pg_logical_emit_message(true, 'event-store', '')", values: [] };

/** Sees to it that what was committed without waiting for the disk is there (docs/adr/0037). */
export class Flusher {
  private underway: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly connections: ConnectionProvider) {}

  /**
   * Resolves once everything that was committed before this call is on disk. While one flush is under way, all who ask
   * share the next. @throws whatever kept it from being known
   */
  onDisk(): Promise<void> {
    this.next ??= this.after(this.underway);
    return this.next;
  }

  private async after(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    if (this.next) this.underway = this.next;
    this.next = undefined;
    const connection = await this.connections.connected();
    await connection.write([flush]);
  }
}
