import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { RefundRow } from '../../persistence/refund.row.js';

const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\da-f-]{36})$/;

/** Names the place of a refund, for whoever asks for what comes after it. */
export const cursorOf = ({ requestedAt, bookingId }: Pick<RefundRow, 'requestedAt' | 'bookingId'>): string =>
  Buffer.from(`${requestedAt.toISOString()} ${bookingId}`).toString('base64url');

/** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
export function placeIn(cursor: string): { readonly requestedAt: string; readonly id: string } {
  const [, requestedAt, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!requestedAt || !id || Number.isNaN(Date.parse(requestedAt))) throw new Refusal('BAD_REQUEST');
  return { requestedAt, id };
}
