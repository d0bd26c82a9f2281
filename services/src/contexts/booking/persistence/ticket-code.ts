import { isToken, tokenOf } from '../../../platform/privacy/token.js';

/** Bytes of the booking's id, and of what proves that we made the code. */
const [idBytes, proofBytes] = [16, 16];
const shape = /^[\w-]{43}$/;

/**
 * What a ticket shows at the door (U60): says nothing of the visit or its customer, opens nothing but the door, and
 * nobody else can make one.
 */
export function ticketCodeOf(bookingId: string, secret: string): string {
  const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex');
  const proof = Buffer.from(tokenOf('ticket', { id: bookingId, secret }), 'base64url').subarray(0, proofBytes);
  return Buffer.concat([id, proof]).toString('base64url');
}

/** The booking whose ticket was scanned; undefined for what is no ticket of ours. */
export function bookingOnTicket(code: string, secret: string): string | undefined {
  if (!shape.test(code)) return undefined;
  const hex = Buffer.from(code, 'base64url').subarray(0, idBytes).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  // guard: what was scanned is a ticket of ours
  return isToken(code, ticketCodeOf(id, secret)) ? id : undefined;
}
