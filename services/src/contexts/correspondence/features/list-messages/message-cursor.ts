import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { MessagePlace } from '../../persistence/messages.repository.js';

const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Names the place of a message, for whoever asks for what comes after it. */
export const cursorOf = ({ createdAt, id }: MessagePlace): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

/** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
export function placeIn(cursor: string): MessagePlace {
  const [, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const createdAt = at === undefined ? Number.NaN : Date.parse(at);
  if (!id || Number.isNaN(createdAt)) throw new Refusal('BAD_REQUEST');
  return { createdAt: new Date(createdAt), id };
}
