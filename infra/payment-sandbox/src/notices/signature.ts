import { createHmac } from 'node:crypto';

/**
 * The header that proves a notice: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`.
 * @param atMs when it is sent: each try has a signature of its own
 */
export function signatureOf(body: string, secret: string, atMs: number): string {
  const time = Math.floor(atMs / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
