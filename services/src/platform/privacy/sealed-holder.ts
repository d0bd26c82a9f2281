import type { RotationReport } from './person-holder.js';
import type { SealedPersons } from './sealed-persons.js';

/** What a room with sealed persons does with their keys. */
export abstract class SealedHolder<Details extends { readonly email: string }> {
  constructor(protected readonly sealed: SealedPersons<Details>) {}

  giveUp(lostKey: string, at: Date): Promise<number> {
    return this.sealed.erase({ lostKey }, at);
  }

  rewrap(): Promise<RotationReport> {
    return this.sealed.rewrap();
  }

  unreadable(): Promise<string | undefined> {
    return this.sealed.unreadable();
  }
}
