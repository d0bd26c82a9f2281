/** Where a visitor's booking goes. */
export interface Slot {
  readonly venueId: number;
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  /** A gift card or a promo code, where the visitor has one. */
  readonly voucherCode?: string;
  readonly promoCode?: string;
}

/** What somebody is told whose booking was taken. */
export interface Booked {
  readonly id: string;
  readonly manageToken: string;
  readonly reference: string;
}

/** What is known of one command: acknowledged, refused, or neither. */
export type Known = 'ok' | 'fail' | 'unknown';

/** A booking that somebody asked for under a key, and what became of it as far as they were told. */
export interface Operation {
  readonly key: string;
  readonly slot: Slot;
  /** Milliseconds of performance.now(). */
  readonly invokedAt: number;
  knownAt?: number;
  known: Known;
  /** Every answer with which it was acknowledged: a key has one booking. */
  readonly ids: Set<string>;
  manageToken?: string;
  /** By which people and mails call the booking. */
  reference?: string;
  status?: number;
  /** Why it was refused. */
  refusal?: string | undefined;
  cancelled?: Known;
  /** Under which it was cancelled. */
  cancelKey?: string;
}

/** The code of an answer that is a refusal. */
const codeIn = (text: string): string | undefined => /"code":"(\w+)"/.exec(text)?.[1];

/** Every command of a run, and what was answered. */
export class History {
  readonly operations: Operation[] = [];
  /** Moments of acknowledgements, in the order in which they came. */
  readonly acknowledged: number[] = [];
  /** Answers that are no outcome of a booking, by their status and what they say; 0 where none came. */
  readonly odd = new Map<string, number>();

  invoke(key: string, slot: Slot): Operation {
    const operation: Operation = { key, slot, invokedAt: performance.now(), known: 'unknown', ids: new Set() };
    this.operations.push(operation);
    return operation;
  }

  ok(operation: Operation, { id, manageToken, reference }: Booked): void {
    operation.known = 'ok';
    operation.ids.add(id);
    operation.manageToken = manageToken;
    operation.reference = reference;
    operation.knownAt = performance.now();
    this.acknowledged.push(operation.knownAt);
  }

  fail(operation: Operation, status: number, text: string): void {
    operation.known = 'fail';
    operation.status = status;
    operation.refusal = codeIn(text);
    operation.knownAt = performance.now();
  }

  strange(status: number, text: string): void {
    const kind = [status || 'none', codeIn(text)].filter(Boolean).join(' ');
    this.odd.set(kind, (this.odd.get(kind) ?? 0) + 1);
  }

  count(known: Known): number {
    return this.operations.filter((operation) => operation.known === known).length;
  }

  /** The longest time without an acknowledgement between two moments, in milliseconds. */
  longestGap(from: number, till: number): number {
    const within = this.acknowledged.filter((at) => at > from && at < till);
    let [before, longest] = [from, 0];
    for (const at of [...within, till]) {
      longest = Math.max(longest, at - before);
      before = at;
    }
    return longest;
  }

  /** Acknowledgements a second between two moments. */
  rate(from: number, till: number): number {
    return this.acknowledged.filter((at) => at > from && at < till).length / ((till - from) / 1_000);
  }
}
