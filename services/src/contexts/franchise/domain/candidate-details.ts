import type { AdditionalInfo, CandidateFormDto } from '@northlight/contracts';

/** What is stored in columns of its own: facts of a building, which say nothing of a person. */
export interface SiteFacts {
  readonly lotSize: number;
  readonly ceilingHeight: number;
  readonly hvacStatus: string;
  readonly electricalCapacity: string;
  readonly internetSpeed: string;
}

/** What the form does not ask: it begins with what the inquiry said, and the house may edit it. */
export interface HouseFacts {
  readonly developmentTimeline: string | null;
  readonly initialInvestmentAmount: string | null;
  readonly fundingSource: string | null;
  readonly ownershipStructure: string | null;
  readonly businessPlanUrl: string | null;
  readonly partnerDetails: string | null;
}

/** What is sealed of a candidate's details. */
export interface CandidateTexts extends HouseFacts {
  readonly businessResume: string;
  readonly resumeUrl: string | null;
  readonly businessWebsite: string;
  readonly proposedLocation: string;
  readonly existingBuildingDetails: string;
  readonly regulatoryStatus: string;
  readonly additionalNotes: string;
}

type Form = Readonly<CandidateFormDto>;

const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/** The form's names to the table's (decisions.md 2.3). */
export const siteFactsOf = (form: Form): SiteFacts => ({
  lotSize: form.spaceSquareFootage,
  ceilingHeight: form.ceilingHeight,
  hvacStatus: form.hvacStatus,
  electricalCapacity: form.electricalCapacity,
  internetSpeed: form.connectivityStatus,
});

/** The same for texts; a resume that is a link is kept as one as well. */
export const textsOf = (form: Form, facts: HouseFacts): CandidateTexts => ({
  ...houseFactsIn(facts),
  businessResume: form.businessResume,
  resumeUrl: isLink(form.businessResume) ? form.businessResume : null,
  businessWebsite: form.businessWebsite ?? '',
  proposedLocation: form.proposedLocation,
  existingBuildingDetails: form.existingBuildingDetails ?? '',
  regulatoryStatus: form.regulatoryApprovals,
  additionalNotes: form.additionalNotes ?? '',
});

/** What an inquiry says already of what the form does not ask. */
export const factsFromInquiry = (timeframe: string, info: AdditionalInfo): HouseFacts => ({
  developmentTimeline: timeframe,
  initialInvestmentAmount: info.personalInvestment || null,
  fundingSource: info.needsFinancing ? 'financing' : 'self-funded',
  ownershipStructure: info.commitment,
  businessPlanUrl: null,
  partnerDetails: null,
});

const houseFactsIn = (facts: HouseFacts): HouseFacts => ({
  developmentTimeline: facts.developmentTimeline,
  initialInvestmentAmount: facts.initialInvestmentAmount,
  fundingSource: facts.fundingSource,
  ownershipStructure: facts.ownershipStructure,
  businessPlanUrl: facts.businessPlanUrl,
  partnerDetails: facts.partnerDetails,
});
