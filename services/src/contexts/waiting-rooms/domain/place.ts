import { KeyedHash } from '../../../platform/kernel/keyed-hash.js';
import { turnOf, type WaitingRoom } from './waiting-room.js';

/** One visitor's place in a waiting room. It is also what lets them in once their turn has come. */
export interface Place {
  readonly room: number;
  /** By chance: what it is told apart by. */
  readonly id: string;
  /** Taken before the opening: its number is drawn by lot. */
  readonly isEarly: boolean;
  /** Its number; of an early one how many were taken up to it. */
  readonly nth: number;
  /** When it was taken. */
  readonly at: number;
}

/** How near a turn may be to be as good as there: nobody is shown a page that ends at once. */
const NEAR_MS = 2_000;
const LOT_BYTES = 6;
const LOTS = 2 ** (8 * LOT_BYTES);

/**
 * The number of a place, from 1. Who came early has a lot, the same in every process and known to nobody before: those who
 * came first have no better one. Who came later is behind all of them, in the order of arrival.
 * @param early places that were taken before the opening
 */
export function numberOf(place: Place, { seed }: WaitingRoom, early: number): number {
  if (!place.isEarly) return place.nth;
  return 1 + Math.floor(lotOf(place.id, seed) * Math.max(early, place.nth));
}

/** What holds of a place at a moment. */
export type Standing =
  | { readonly state: 'gathering' }
  | { readonly state: 'waiting' | 'admitted'; readonly number: number; readonly turn: number; readonly ends: number }
  | { readonly state: 'lapsed' };

/** Whose turn it is may enter until the end of their visit; one place has one visit, however often it is shown. */
export function standingOf(place: Place, room: WaitingRoom, { early, now }: { early: number; now: number }): Standing {
  if (now < room.opensAt) return { state: 'gathering' };
  const number = numberOf(place, room, early);
  const turn = turnOf(room, number);
  const ends = turn + room.visitMinutes * 60_000;
  if (now < turn - NEAR_MS) return { state: 'waiting', number, turn, ends };
  return now < ends ? { state: 'admitted', number, turn, ends } : { state: 'lapsed' };
}

const lotOf = (id: string, seed: string): number =>
  Buffer.from(hashUnder(seed).of(id, 'base64url'), 'base64url').readUIntBE(0, LOT_BYTES) / LOTS;

let last: { readonly seed: string; readonly hash: KeyedHash } | undefined;

/** Nearly always it is the same room again. */
function hashUnder(seed: string): KeyedHash {
  if (last?.seed !== seed) last = { seed, hash: new KeyedHash(seed) };
  return last.hash;
}
