import type { QueryConfig } from 'pg';

/** Most statements that a connection keeps prepared; texts beyond are sent anew each time. */
const most = 200;

/** The names under which a connection keeps its statements prepared. */
export class PreparedStatementNames {
  private readonly names = new Map<string, string>();
  private readonly confirmed = new Set<string>();
  private given = 0;

  /** Undefined for a text that is not to be kept. */
  of(text: string): string | undefined {
    if (!this.names.has(text) && this.given < most) this.names.set(text, `s${this.given++}`);
    return this.names.get(text);
  }

  /** These were prepared, if they had not been before. */
  confirm(sent: readonly QueryConfig[]): void {
    for (const { name } of sent) if (name) this.confirmed.add(name);
  }

  /** One of these failed: nobody knows which were prepared before it, so that those that were new get other names. */
  doubt(sent: readonly QueryConfig[]): void {
    for (const { name, text } of sent) if (name && !this.confirmed.has(name)) this.names.delete(text);
  }
}
