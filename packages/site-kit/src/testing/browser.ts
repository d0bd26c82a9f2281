import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server of a story answers to `METHOD /path`. */
export type Answers = Readonly<Record<string, { status: number; body?: unknown; type?: string }>>;

export interface Request {
  readonly line: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A real server on a free port, to which `fetch('/api/…')` goes while it runs. */
export class SiteServer {
  readonly requests: Request[] = [];
  answers: Answers = {};
  private readonly realFetch = globalThis.fetch;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SiteServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new SiteServer(server);
    site.listen();
    return site;
  }

  async stop(): Promise<void> {
    globalThis.fetch = this.realFetch;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private listen(): void {
    const base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    globalThis.fetch = (input, init) => this.realFetch(new URL(String(input), base), init);
    this.server.on('request', async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const line = `${request.method} ${request.url}`;
      this.requests.push({ line, headers: request.headers, body: Buffer.concat(parts).toString() });
      const {
        status,
        body,
        type = 'application/json',
      } = this.answers[line] ?? { status: 404, body: { message: line } };
      response.writeHead(status, { 'content-type': type });
      response.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
    });
  }
}

/** The system's colour preference, which jsdom does not have. Returns the switch. */
export const withSystemTheme = (start: 'light' | 'dark') => {
  let name = start;
  const listeners = new Set<() => void>();
  const query = {
    get matches() {
      return name === 'dark';
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  return (next: 'light' | 'dark') => {
    name = next;
    for (const listener of listeners) listener();
  };
};
