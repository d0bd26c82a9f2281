/** How many places of a room were taken, as far as it is known here. */
export interface Counts {
  /** Before the opening. */
  readonly early: number;
  /** The highest number; those of early places are not in it. */
  readonly last: number;
}

/** Counts places for all processes; see docs/adr/0115 for what holds while it is away. */
export interface SharedCounter {
  /**
   * @returns a number of `key` that is above `floor`, and one above those before
   * @throws where it is away; it never takes long
   */
  next(key: string, floor: number): Promise<number>;
  /** @returns what was last taken of each key */
  read(keys: readonly string[]): Promise<number[]>;
}

type Kind = keyof Counts;

/** The more of an advance that others made, the nearer the stride comes to it. */
const STRIDE_WEIGHT = 0.05;
const LONGEST_ADVANCE = 64;

/**
 * The numbers of places. A shared counter gives them while it answers. While it is away each process goes on by itself, in
 * strides that leave out as many numbers as others took lately: the rate is kept, and the order but for a few.
 */
export class PlaceCounter {
  private readonly known = new Map<string, number>();
  private stride = 1;

  constructor(private readonly shared?: SharedCounter) {}

  /** Of a room, from memory. */
  counts(room: number): Counts {
    return { early: this.of(room, 'early'), last: this.of(room, 'last') };
  }

  /** Takes the next place. @param floor above which its number has to be */
  async take(room: number, kind: Kind, floor = 0): Promise<number> {
    const key = keyOf(room, kind);
    const before = this.known.get(key) ?? 0;
    const taken = await this.shared?.next(key, Math.max(before, floor)).catch(() => undefined);
    if (taken === undefined) return this.takeAlone(key, floor);
    // numbers that are passed over because their turn is over are nobody's
    this.noteAdvance(taken - Math.max(before, Math.floor(floor)));
    this.see(room, kind, taken);
    return taken;
  }

  /** A place that was taken elsewhere was shown here: what this process starts from after the counter was lost. */
  see(room: number, kind: Kind, nth: number): void {
    const key = keyOf(room, kind);
    if (nth > (this.known.get(key) ?? 0)) this.known.set(key, nth);
  }

  /** Reads what others took. */
  async refresh(rooms: readonly number[]): Promise<void> {
    if (!this.shared || rooms.length === 0) return;
    const kinds: Kind[] = ['early', 'last'];
    const places = rooms.flatMap((room) => kinds.map((kind) => ({ room, kind })));
    const counts = await this.shared.read(places.map(({ room, kind }) => keyOf(room, kind))).catch(() => []);
    for (const [nth, count] of counts.entries()) {
      const place = places[nth];
      if (place) this.see(place.room, place.kind, count);
    }
  }

  private takeAlone(key: string, floor: number): number {
    const next = Math.max(this.known.get(key) ?? 0, Math.floor(floor)) + (this.shared ? Math.round(this.stride) : 1);
    this.known.set(key, next);
    return next;
  }

  private noteAdvance(advance: number): void {
    const seen = Math.min(Math.max(advance, 1), LONGEST_ADVANCE);
    this.stride += (seen - this.stride) * STRIDE_WEIGHT;
  }

  private of(room: number, kind: Kind): number {
    return this.known.get(keyOf(room, kind)) ?? 0;
  }
}

const keyOf = (room: number, kind: Kind): string => `${room}:${kind}`;
