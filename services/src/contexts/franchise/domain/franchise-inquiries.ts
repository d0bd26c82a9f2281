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
  /** Whether there is an inquiry under this ref, also of a person who was forgotten. */
  abstract isKnown(ref: string): Promise<boolean>;

  /** Undefined where there is none, or where the person was forgotten. */
  abstract inquiry(id: number): Promise<InquiryFacts | undefined>;
}
