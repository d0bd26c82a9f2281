import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Seen, textOf } from './standing-text.js';
import { type WaitingPage, waitingPage } from './waiting-page.js';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Answers with the waiting room: 429, so that search engines come again instead of taking it for the page, and monitors do
 * not take a crowd for a fault.
 */
export function sendWaitingPage(
  { request, response }: Exchange,
  seen: Omit<WaitingPage, 'nonce' | 'text'> & Seen,
): void {
  const nonce = randomBytes(16).toString('base64');
  const text = textOf(seen);
  const html = waitingPage({ ...seen, nonce, text });
  response.writeHead(429, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(html),
    'Cache-Control': 'no-store',
    'Retry-After': Math.ceil(text.pollSeconds),
    'Content-Security-Policy': `default-src 'none'; base-uri 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:; form-action 'none'; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/** Answers the script of the page. @param seen undefined where there is no room, or no place: the page is then loaded again */
export function sendStatus(response: ServerResponse, seen?: Seen): void {
  const json = JSON.stringify(seen ? textOf(seen) : { state: 'lapsed' });
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(json);
}
