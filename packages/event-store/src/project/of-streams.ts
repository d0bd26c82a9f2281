import type { Recorded } from '../recorded.js';

type StreamKey = Pick<Recorded, 'ledger' | 'stream'>;

/** One thing for each stream of each ledger. One name for both would have to be made, and hashed, for every event. */
export class OfStreams<Thing> {
  /** In the order in which their streams came. */
  readonly all: Thing[] = [];
  private readonly ledgers = new Map<number, Map<string, Thing>>();

  /** The thing of this stream. @param begin makes it where there is none */
  of({ ledger, stream }: StreamKey, begin: () => Thing): Thing {
    const things = this.ledgers.get(ledger) ?? this.ofLedger(ledger);
    const known = things.get(stream);
    if (known !== undefined) return known;
    const thing = begin();
    things.set(stream, thing);
    this.all.push(thing);
    return thing;
  }

  private ofLedger(ledger: number): Map<string, Thing> {
    const things = new Map<string, Thing>();
    this.ledgers.set(ledger, things);
    return things;
  }
}
