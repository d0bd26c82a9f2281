import { EventStoreError } from './errors.js';

/** The name of the database that every program knows: it has the directory, and a copy of every ledger. */
export const home = 'home';

/** The server that was asked does not decide this ledger: another one does, or is about to. Nothing was written; who knows no other server is told to come again. */
export class LedgerElsewhere extends EventStoreError {
  constructor(
    readonly ledger: number,
    readonly server: string,
  ) {
    super('UNAVAILABLE');
    this.message = `Ledger ${ledger} is decided on ${server}`;
  }
}
