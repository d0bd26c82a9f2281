/** Whom something is for, as it is known now. */
export interface KnownCustomer {
  /** Null or empty where they were forgotten: there is nothing to put right then. */
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly mailUndeliverable?: true;
}
