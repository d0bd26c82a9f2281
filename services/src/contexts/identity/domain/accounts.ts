/** What the link of a mail to an account's owner is about. */
export interface LinkFacts {
  readonly username: string;
  readonly email: string;
  /** The other address of a change: the one to be left behind, or, in the mail that can undo it, the one to come. */
  readonly otherEmail: string | undefined;
  /** The link takes a change of the address back. */
  readonly canUndo: boolean;
  /** The address belongs to another account. */
  readonly isTaken: boolean;
  /** What stands behind the # of the link. */
  readonly token: string;
}

/** An account as mails to its owner name it. */
export interface AccountFacts {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** What other rooms may ask about accounts. Undefined where the account is gone, or the link was used or ended. */
export abstract class Accounts {
  abstract account(userId: number): Promise<AccountFacts | undefined>;
  abstract link(linkId: string): Promise<LinkFacts | undefined>;

  /** How many accounts have a plan that runs, as their holders and the list of users see it. */
  abstract activeMembers(): Promise<number>;
}
