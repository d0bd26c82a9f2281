import type { Reply } from './door.js';

/** API processes as their visitors reach them, each in its turn. */
export class ApiDoor<Process extends { readonly port: number }> {
  private nth = 0;

  constructor(readonly processes: Process[]) {}

  async post(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Reply> {
    const since = performance.now();
    const done = (status: number, text: string): Reply => ({ status, text, ms: performance.now() - since });
    const { port } = this.processes[this.nth++ % this.processes.length] ?? { port: 0 };
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(6_000),
      });
      return done(answer.status, await answer.text());
    } catch {
      return done(0, '');
    }
  }
}
