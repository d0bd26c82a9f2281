import { Refusal } from '../../../../platform/kernel/refusal.js';

/** The last voucher of a page. */
interface Place {
  readonly issuedAt: Date;
  readonly id: string;
}

export const cursorOf = ({ issuedAt, id }: Place): string =>
  Buffer.from(`voucher ${issuedAt.getTime()} ${id}`).toString('base64url');

/** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
export function placeIn(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, at, id] = /^voucher (\d{1,14}) ([\da-f-]{36})$/.exec(text) ?? [];
  if (!id) throw new Refusal('BAD_REQUEST');
  return { issuedAt: new Date(Number(at)), id };
}
