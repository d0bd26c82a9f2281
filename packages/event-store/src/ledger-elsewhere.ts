/** The name of the database that every program knows: it has the directory, and a copy of every ledger. */
export const home = 'home';

/** The server that was asked does not decide this ledger: another one does, or is about to. Nothing was written. */
export class LedgerElsewhere extends Error {
  constructor(
    readonly ledger: number,
    readonly server: string,
  ) {
    super(`Ledger ${ledger} is decided on ${server}`);
  }
}
