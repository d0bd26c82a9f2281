import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../log.js';
import type { Call, Reply } from './reply.js';

const BODY_LIMIT_BYTES = 256 * 1024;

/** Answers calls; what it throws is a fault of the sandbox. */
export type Answer = (call: Call) => Reply;

export interface Listening {
  readonly server: Server;
  readonly port: number;
}

/**
 * Begins to listen.
 * @param port 0: any free one
 */
export async function listen(port: number, host: string): Promise<Listening> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Answers what comes from now on. */
export function serve(server: Server, answer: Answer, log: Log): void {
  server.on('error', (error) => log.error('The server met a fault', error));
  server.on('request', (request, response) => {
    respond(request, response, answer).catch((error: unknown) => {
      log.error(`${request.method} ${request.url} failed`, error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'A fault of the sandbox: see its log.' } }));
    });
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox');
  const body = await bodyOf(request);
  if (body === undefined) {
    response.writeHead(413, { connection: 'close' }).end();
    return;
  }
  const headers = request.headers as Call['headers'];
  const reply = answer({ method: request.method ?? 'GET', path, query, headers, body });
  response.writeHead(reply.status, { 'cache-control': 'no-store', ...reply.headers }).end(reply.body);
}

/** @returns undefined for one that is too large */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
