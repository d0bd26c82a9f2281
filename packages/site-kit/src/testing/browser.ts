import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server of a story answers to `METHOD /path`. */
export type Answers = Readonly<
  Record<string, { status: number; body?: unknown; type?: string; headers?: Record<string, string> }>
>;

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
      request.setEncoding('utf8');
      let body = '';
      for await (const part of request) body += part;
      this.requests.push({ line: lineOf(request), headers: request.headers, body });
      this.answer(lineOf(request), response);
    });
  }

  private answer(line: string, response: ServerResponse): void {
    const { status, body, type, headers } = this.answers[line] ?? { status: 404, body: { message: line } };
    response.writeHead(status, { 'content-type': type ?? 'application/json', ...headers });
    response.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
  }
}

const lineOf = ({ method, url }: IncomingMessage) => `${method} ${url}`;

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
