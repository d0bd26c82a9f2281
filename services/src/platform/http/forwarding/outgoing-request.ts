import type { IncomingMessage } from 'node:http';
import { currentTraceparent } from '../../tracing/traced.js';

/**
 * What the API is told of a request. Nothing else goes on: least of all what frames a message on its connection
 * (Content-Length, Transfer-Encoding, Connection, Expect, Upgrade …), which belongs to one hop (RFC 9110, 7.6.1).
 */
export const forwardedHeaders = [
  'host',
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'booking-token',
  'cache-control',
  'content-encoding',
  'content-type',
  'cookie',
  'forwarded',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'last-event-id',
  'order-token',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'stripe-signature',
  'user-agent',
  'waitlist-token',
] as const;

/** The headers of the outgoing request, as name, value, name, value. */
export function headersFor(request: IncomingMessage): string[] {
  const { headers, socket } = request;
  const sentHeaders: string[] = [];
  for (const name of forwardedHeaders) {
    const value = headers[name];
    if (value !== undefined) sentHeaders.push(name, String(value));
  }
  const traceparent = currentTraceparent() ?? headers.traceparent;
  if (traceparent !== undefined) sentHeaders.push('traceparent', String(traceparent));
  sentHeaders.push(
    'x-request-id',
    request.sealedId,
    'x-forwarded-for',
    listed(headers['x-forwarded-for'], socket.remoteAddress ?? ''),
    'x-forwarded-proto',
    listed(headers['x-forwarded-proto'], 'encrypted' in socket ? 'https' : 'http'),
    'x-forwarded-host',
    listed(headers['x-forwarded-host'], headers.host ?? ''),
  );
  return sentHeaders;
}

const listed = (before: string | string[] | undefined, value: string): string =>
  before === undefined ? value : `${before},${value}`;

/** Belong to the API's own connection. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
]);

type Headers = Record<string, string | string[] | undefined>;

/** The headers of the API's answer that its reader gets. */
export function headersOfAnswer(headers: Headers): Record<string, string | string[]> {
  const sentHeaders: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name)) sentHeaders[name] = value;
  }
  return sentHeaders;
}

/** The address as the API takes it: an absolute one (RFC 9112, 3.2.2) loses its origin. */
export function originForm(url: string): string {
  if (url.startsWith('/') || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

export const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url;

const forwardedMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** Methods whose content means nothing (RFC 9110, 9.3). */
const withoutBody = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Whether the API knows the method at all. */
export const isForwardable = ({ method = '' }: IncomingMessage): boolean => forwardedMethods.has(method);

export const takesNoBody = ({ method = '' }: IncomingMessage): boolean => withoutBody.has(method);
