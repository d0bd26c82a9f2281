import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';

/** What came of one request; status 0: no answer came, or none in time. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** The site as visitors reach it: over TLS, by connections that stay open. */
export class Door {
  private readonly agent: Agent;

  /** @param connections at most so many at once */
  constructor(
    private readonly port: number,
    certificate: string,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections, ca: readFileSync(certificate) });
  }

  get(path: string, timeoutMs = 35_000): Promise<Reply> {
    return this.ask({ path, method: 'GET', timeoutMs });
  }

  post(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Reply> {
    return this.ask({ path, method: 'POST', body: JSON.stringify(body), headers, timeoutMs: 6_000 });
  }

  close(): void {
    this.agent.destroy();
  }

  private ask(asked: {
    readonly path: string;
    readonly method: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
  }): Promise<Reply> {
    const { path, method, body, timeoutMs } = asked;
    const since = performance.now();
    const json = body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {};
    return new Promise((resolve) => {
      const done = (status: number, text: string) => resolve({ status, text, ms: performance.now() - since });
      const options = { host: 'localhost', port: this.port, path, method, agent: this.agent };
      const sent = request({ ...options, headers: { ...json, ...asked.headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done(answer.statusCode ?? 0, Buffer.concat(parts).toString()));
        answer.on('error', () => done(0, ''));
      });
      sent.setTimeout(timeoutMs, () => sent.destroy());
      sent.on('error', () => done(0, ''));
      sent.end(body);
    });
  }
}
