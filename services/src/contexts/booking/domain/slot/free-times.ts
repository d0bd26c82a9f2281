import type { SlotKey } from './slot-id.js';

/** Seats for which somebody has to choose another time; date and time on the wall of the venue. */
export interface FreeTimesQuery extends SlotKey {
  readonly tickets: number;
  /** 3 unless said otherwise. */
  readonly most?: number;
}

/** What other rooms may ask about times that have room. */
export abstract class FreeTimes {
  /** The times of the same experience that are nearest to the one that is wanted, that one included while it is open; in their order. */
  abstract nearest(wanted: FreeTimesQuery): Promise<SlotKey[]>;
}
