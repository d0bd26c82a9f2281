import { Refusal } from '../../../../platform/kernel/refusal.js';

/** The last inquiry of a page. */
export interface Place {
  readonly createdAt: Date;
  readonly id: number;
}

export const cursorOf = ({ createdAt, id }: Place): string =>
  Buffer.from(`inquiry ${createdAt.getTime()} ${id}`).toString('base64url');

/** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
export function placeIn(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = /^inquiry (\d{1,14}) (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!at || !id) throw new Refusal('BAD_REQUEST');
  return { createdAt: new Date(Number(at)), id: Number(id) };
}
