import { Refusal } from '../../../platform/kernel/refusal.js';
import { type Arrangement, arranged, isUnchanged, type Pictures } from '../domain/gallery.js';

/** A gallery as somebody wants it. @throws {Refusal} CONFLICT where others have changed what they saw */
export function rearranged(now: Pictures & { readonly imageUrl: string }, wanted: Arrangement): Pictures {
  if (wanted.seen && !isUnchanged(now, wanted.seen)) throw new Refusal('CONFLICT');
  return arranged(now, wanted, now.imageUrl);
}
