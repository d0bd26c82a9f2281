import type { SigningSecrets } from '../../../platform/kernel/keyed-hash.js';
import { acceptedTokens, isOneOf, tokenOf } from '../../../platform/privacy/token.js';

/** Bytes of the booking's id, and of what proves that we made the code. */
const [idBytes, proofBytes] = [16, 16];
const shape = /^[\w-]{43}$/;
const purpose = 'ticket';

/**
 * What a ticket shows at the door (U60): says nothing of the visit or its customer, opens nothing but the door, and
 * nobody else can make one.
 */
export const ticketCodeOf = (bookingId: string, secrets: SigningSecrets): string =>
  codeWith(tokenOf(purpose, { id: bookingId, secrets }), bookingId);

/** The booking whose ticket was scanned; undefined for what is no ticket of ours. */
export function bookingOnTicket(code: string, secrets: SigningSecrets): string | undefined {
  if (!shape.test(code)) return undefined;
  const hex = Buffer.from(code, 'base64url').subarray(0, idBytes).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const ours = acceptedTokens(purpose, { id, secrets }).map((token) => codeWith(token, id));
  // guard: what was scanned is a ticket of ours
  return isOneOf(code, ours) ? id : undefined;
}

function codeWith(token: string, bookingId: string): string {
  const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, Buffer.from(token, 'base64url').subarray(0, proofBytes)]).toString('base64url');
}
