import { Refusal } from '../../platform/kernel/refusal.js';

/** Where a page of orders ended. */
export const cursorOf = ({ nr }: { readonly nr: number }): string => Buffer.from(`order ${nr}`).toString('base64url');

/** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
export function numberIn(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const [, nr] = /^order (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!nr) throw new Refusal('BAD_REQUEST');
  return Number(nr);
}
