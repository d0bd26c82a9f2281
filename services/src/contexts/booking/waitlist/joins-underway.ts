import { Injectable } from '@nestjs/common';
import { nameKey } from '../../../platform/kernel/name-key.js';

/** Somebody who joins the waitlist of a slot. */
export interface Joiner {
  readonly slotId: string;
  readonly email: string;
}

/**
 * Entries that this process has decided and that may not be committed yet: the tables do not show them, and events name
 * no person. One that came to nothing is harmless: the list that a decision sees does not have it.
 */
@Injectable()
export class JoinsUnderway {
  private readonly entries = new Map<string, Set<string>>();

  /** Notes an entry at the moment of its decision. */
  begin(joiner: Joiner, entryId: string): void {
    const known = this.entries.get(keyOf(joiner));
    if (known) known.add(entryId);
    else this.entries.set(keyOf(joiner), new Set([entryId]));
  }

  /** Forgets entries that the tables show by now, or never will. */
  end(joiner: Joiner, entryIds: readonly string[]): void {
    const known = this.entries.get(keyOf(joiner));
    for (const id of entryIds) known?.delete(id);
    if (known?.size === 0) this.entries.delete(keyOf(joiner));
  }

  of(joiner: Joiner): string[] {
    return [...(this.entries.get(keyOf(joiner)) ?? [])];
  }
}

const keyOf = ({ slotId, email }: Joiner): string => `${slotId}\n${nameKey(email)}`;
