/** An inquiry as its mails tell it. */
export interface InquiryFacts {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly state: string;
  readonly targetRegion: string;
  readonly investmentLevel: string;
  readonly timeframe: string;
}

/** What other rooms may ask about inquiries. */
export abstract class FranchiseInquiries {
  /** Undefined where there is none, or where the person was forgotten. */
  abstract inquiry(id: number): Promise<InquiryFacts | undefined>;
  /** All that is kept of the inquiries of an account, for its owner to take along. */
  abstract exportOf(userId: number): Promise<readonly object[]>;
  /** Forgets whoever applied from this account. Safe to repeat. @returns how many entries were forgotten */
  abstract forget(userId: number, at: Date): Promise<number>;
}
