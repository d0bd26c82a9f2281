import type { IncomingMessage } from 'node:http';
import { isJson } from '../../../../platform/http/json-only.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';

/** What takes seats, or a place for them: the API lets these addresses be written in capitals and with a slash behind. */
const takesSeats = /^\/api\/(bookings|waitlist)\/?$/i;

/**
 * The experience whose seats a request asks for; undefined for any other request. What could not be read here, but perhaps
 * by the API, is refused: nobody walks around a waiting room in another encoding.
 * @throws {Refusal} BAD_REQUEST
 */
export function experienceIn(
  { method, headers }: IncomingMessage,
  path: string,
  body: Buffer,
): { readonly experienceId: unknown } | undefined {
  if (method !== 'POST' || !takesSeats.test(path)) return undefined;
  const encoding = headers['content-encoding'] ?? 'identity';
  const input = encoding.toLowerCase() === 'identity' && isJson(headers) ? parsed(body) : undefined;
  if (typeof input !== 'object' || input === null) throw new Refusal('BAD_REQUEST');
  const { experienceId } = input as { experienceId?: unknown };
  return { experienceId: Number(experienceId) };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
