import type { CandidateFileView } from './candidate-files.js';
import type { InquiryStatus } from './inquiry-options.js';

/** The answer to POST /api/franchise-inquiries. */
export interface InquirySentView {
  readonly id: number;
  readonly status: InquiryStatus;
  readonly createdAt: string;
}

/** One of my own inquiries: where it stands. */
export interface MyInquiryView extends InquirySentView {
  readonly targetRegion: string;
  readonly investmentLevel: string;
  readonly timeframe: string;
  /** When it came to this status. */
  readonly statusSince: string;
}

/** GET /api/franchise/inquiry/{inquiryId}: whom the portal greets. */
export interface ApplicantNameView {
  readonly firstName: string;
  readonly lastName: string;
}

/** Details as the portal's form has them, and what is stored beside them, to read only (decisions.md 2.3). */
export interface CandidateDetailsView {
  readonly id: number;
  readonly franchiseInquiryId: number;
  readonly businessResume: string;
  readonly businessWebsite: string;
  readonly proposedLocation: string;
  readonly existingBuildingDetails: string;
  readonly spaceSquareFootage: number;
  readonly ceilingHeight: number;
  readonly hvacStatus: string;
  readonly electricalCapacity: string;
  readonly connectivityStatus: string;
  readonly regulatoryApprovals: string;
  readonly additionalNotes: string;
  readonly resumeUrl: string | null;
  readonly lotSize: number;
  readonly internetSpeed: string;
  readonly regulatoryStatus: string;
  readonly developmentTimeline: string | null;
  readonly initialInvestmentAmount: string | null;
  readonly fundingSource: string | null;
  readonly ownershipStructure: string | null;
  readonly businessPlanUrl: string | null;
  readonly partnerDetails: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** GET /api/admin/franchise-inquiries: an array, the newest first; `Link` leads to the next page. Texts are empty once the person was erased. */
export interface FranchiseInquiryView {
  readonly id: number;
  readonly userId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly state: string;
  readonly targetRegion: string;
  readonly investmentLevel: string;
  readonly timeframe: string;
  readonly businessExperience: string;
  readonly heardAbout: string;
  readonly message: string;
  /** A JSON text: see AdditionalInfo. */
  readonly additionalInfo: string;
  /** A missing one is `new` (§4). */
  readonly status: InquiryStatus;
  readonly createdAt: string;
  readonly isErased: boolean;
}

/** What was done with an inquiry, and by whom. */
export interface InquiryChangeView {
  readonly id: number;
  readonly at: string;
  /** `user:7`, or `seed`. */
  readonly by: string;
  /** The account's username; null where it is gone, or never was one. */
  readonly byName: string | null;
  readonly what: 'status' | 'access-code' | 'details' | 'file';
  readonly from: string | null;
  readonly to: string | null;
  readonly note: string | null;
}

/** How the access code of an inquiry stands; the code itself is kept nowhere. */
export interface AccessStandView {
  readonly expiresAt: string;
  readonly isExpired: boolean;
  /** An account has used it; no other can. */
  readonly isBound: boolean;
}

/** GET /api/admin/franchise-inquiries/{id}. */
export interface FranchiseInquiryDetailView extends FranchiseInquiryView {
  readonly candidateDetails: CandidateDetailsView | null;
  readonly candidateFiles: readonly CandidateFileView[];
  readonly access: AccessStandView | null;
  /** The newest first. */
  readonly history: readonly InquiryChangeView[];
}

/** The answer to POST …/generate-access: the only time that the code is told. */
export interface AccessCodeView {
  readonly accessCode: string;
  readonly inquiryId: number;
  readonly expiresAt: string;
}
