import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createServer, request as httpsRequest, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tells the terminator where a request is to come from, as if its connection came from there. */
const plays = 'x-test-address';

/** What a balancer in front of a site does: ends TLS, and adds the visitor's address to X-Forwarded-For. */
export class TlsTerminator {
  private constructor(private readonly server: Server) {}

  /** @param port where it sends requests on this machine */
  static async before(port: number): Promise<TlsTerminator> {
    const server = createServer(certificate(), (request, response) => {
      const { [plays]: address = '127.0.0.1', 'x-forwarded-for': forwardedFor, ...others } = request.headers;
      const headers = { ...others, 'x-forwarded-for': [forwardedFor, address].filter(Boolean).join(', ') };
      const onward = httpRequest({ port, host: '127.0.0.1', method: request.method, path: request.url, headers });
      onward.once('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.once('error', () => response.destroy());
      request.pipe(onward);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new TlsTerminator(server);
  }

  /**
   * Sends a request over TLS.
   * @param address of the visitor
   */
  async send(path: string, { address, headers = {}, json }: Visit): Promise<Answer> {
    const { port } = this.server.address() as AddressInfo;
    const body = json === undefined ? undefined : JSON.stringify(json);
    const request = httpsRequest({
      ...{ port, host: '127.0.0.1', path, rejectUnauthorized: false, method: body === undefined ? 'GET' : 'POST' },
      headers: { ...headers, [plays]: address, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    });
    request.end(body);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export interface Visit {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One of its own for this run. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const self = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  execFileSync('openssl', [...self, '-subj', '/CN=site.example', '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true, force: true });
  return made;
}
