import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What happens on the wire to the files of one folder. */
export type WireFault = 'missing' | 'hanging' | 'slow' | 'altered';

/** How long a file takes that comes slowly: more than is waited for an entry. */
const SLOW_FILE_MS = 6_000;
const SLOW_PARTS = 24;

/**
 * Forwards everything between a browser and a web process, and breaks the files of one folder: a real server, so that
 * browsers meet with real connections what they meet out there.
 */
export class FaultProxy {
  /** Paths of the files that were requested, in their order. */
  readonly requested: string[] = [];
  private broken: { readonly folder: string; readonly fault: WireFault } | undefined;

  private constructor(
    private readonly target: string,
    private readonly server: Server,
  ) {}

  /** @param target origin of the web process behind it */
  static async before(target: string): Promise<FaultProxy> {
    const server = createServer();
    const proxy = new FaultProxy(target, server);
    server.on('request', (incoming, outgoing) => proxy.handle(incoming, outgoing));
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** @param folder as in `/r/mfe-booking/0123456789/` */
  break(folder: string, fault: WireFault): void {
    this.broken = { folder, fault };
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/' } = incoming;
    if (url.startsWith('/r/')) this.requested.push(url);
    const fault = this.broken && url.startsWith(this.broken.folder) ? this.broken.fault : undefined;
    if (fault === 'hanging') return;
    if (fault === 'missing') {
      outgoing.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const headers = { ...incoming.headers, ...(fault && { 'accept-encoding': 'identity' }) };
    const onward = request(new URL(url, this.target), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (fault) void breakBytes(answer, outgoing, fault);
      else answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }
}

const breakBytes = async (answer: IncomingMessage, outgoing: ServerResponse, fault: WireFault): Promise<void> => {
  const bytes = Buffer.concat(await answer.toArray());
  if (fault === 'slow') return drip(bytes, outgoing);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  outgoing.end(bytes);
};

const drip = async (bytes: Buffer, outgoing: ServerResponse): Promise<void> => {
  const size = Math.ceil(bytes.length / SLOW_PARTS);
  for (let at = 0; at < bytes.length && !outgoing.destroyed; at += size) {
    outgoing.write(bytes.subarray(at, at + size));
    await delay(SLOW_FILE_MS / SLOW_PARTS);
  }
  outgoing.end();
};
