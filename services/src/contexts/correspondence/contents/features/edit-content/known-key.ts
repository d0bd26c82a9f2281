import { type ContentKey, contentKeys } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';

/** @throws {Refusal} CONTENT_NOT_FOUND */
export function knownKey(key: string): ContentKey {
  const known = contentKeys.find((one) => one === key);
  if (!known) throw new Refusal('CONTENT_NOT_FOUND');
  return known;
}
