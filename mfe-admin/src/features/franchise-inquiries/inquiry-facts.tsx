import {
  type CandidateDetailsView,
  connectivityStatuses,
  electricalCapacities,
  type FranchiseInquiryView,
  hvacStatuses,
  placeText,
  relatedFields,
} from '@northlight/contracts';
import { wholeMoment } from '../../format/moments.ts';
import { texts } from '../../texts/franchise-inquiries.ts';
import { type Fact, Facts } from './facts.tsx';

/** What the applicant wrote, the part in additionalInfo read out with its labels. */
export function ApplicationFacts({ inquiry }: { readonly inquiry: FranchiseInquiryView }) {
  return <Facts title={texts.application} facts={[...factsOf(inquiry), ...factsInside(inquiry.additionalInfo)]} />;
}

const factsOf = (inquiry: FranchiseInquiryView): Fact[] => [
  [texts.submitted, wholeMoment(inquiry.createdAt)],
  [texts.inquiry, inquiry.id],
  [texts.account, inquiry.userId === null ? 'none' : texts.user({ userId: inquiry.userId })],
  [texts.email, inquiry.email],
  [texts.phone, inquiry.phone],
  ['Location', placeText(inquiry)],
  [texts.targetRegion, inquiry.targetRegion],
  [texts.investmentLevel, inquiry.investmentLevel],
  [texts.timeframe, inquiry.timeframe],
  [texts.businessExperience, inquiry.businessExperience],
  [texts.heardAboutUs, inquiry.heardAbout],
  [texts.message, inquiry.message],
];

const yesOrNo = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? (value ? texts.yes : texts.no) : undefined;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const named = (labels: Readonly<Record<string, string>>, value: unknown): string =>
  labels[String(value)] ?? String(value);
const fieldNames = (value: unknown): string | undefined =>
  Array.isArray(value) ? value.map((field) => named(relatedFields, field)).join(', ') : undefined;

function factsInside(additionalInfo: string): Fact[] {
  const info = parsed(additionalInfo);
  return [
    [texts.commitment, text(info.commitment)],
    [texts.motivation, text(info.motivation)],
    [texts.personalInvestment, text(info.personalInvestment)],
    [texts.needsFinancing, yesOrNo(info.needsFinancing)],
    [texts.ownsABusiness, yesOrNo(info.currentBusinessOwner)],
    [texts.typeOfBusiness, text(info.businessType)],
    [texts.industryExperience, fieldNames(info.experiencedFields)],
    [texts.hasAProperty, yesOrNo(info.ownsProperty)],
    [texts.propertySize, text(info.propertySize)],
    [texts.propertyType, text(info.propertyType)],
    [texts.bestTimeToContact, text(info.bestContactTime)],
  ];
}

function parsed(json: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What the candidate said in the portal, and what is stored beside it. */
export function CandidateFacts({ details }: { readonly details: CandidateDetailsView }) {
  const facts: Fact[] = [
    [texts.submitted, wholeMoment(details.createdAt)],
    [texts.lastChanged, wholeMoment(details.updatedAt)],
    [texts.businessResume, details.businessResume],
    [texts.businessWebsite, details.businessWebsite],
    [texts.proposedLocation, details.proposedLocation],
    [texts.existingBuilding, details.existingBuildingDetails],
    ['Space', texts.sqFt({ squareFeet: details.spaceSquareFootage.toLocaleString('en-US') })],
    [texts.ceilingHeight, texts.ft({ ceilingHeight: details.ceilingHeight })],
    ['HVAC', named(hvacStatuses, details.hvacStatus)],
    [texts.electricalCapacity, named(electricalCapacities, details.electricalCapacity)],
    [texts.connectivity, named(connectivityStatuses, details.connectivityStatus)],
    [texts.regulatoryApprovals, details.regulatoryApprovals],
    [texts.additionalNotes, details.additionalNotes],
  ];
  return <Facts title={texts.candidateDetails} facts={facts} />;
}
