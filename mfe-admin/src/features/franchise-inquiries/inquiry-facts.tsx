import {
  type CandidateDetailsView,
  connectivityStatuses,
  electricalCapacities,
  type FranchiseInquiryView,
  hvacStatuses,
  placeText,
  relatedFields,
} from '@northlight/contracts';
import { wholeMoment } from '../../moments.ts';
import { type Fact, Facts } from './facts.tsx';

/** What the applicant wrote, the part in additionalInfo read out with its labels. */
export function ApplicationFacts({ inquiry }: { readonly inquiry: FranchiseInquiryView }) {
  return <Facts title="Application" facts={[...factsOf(inquiry), ...factsInside(inquiry.additionalInfo)]} />;
}

const factsOf = (inquiry: FranchiseInquiryView): Fact[] => [
  ['Submitted', wholeMoment(inquiry.createdAt)],
  ['Inquiry', inquiry.id],
  ['Account', inquiry.userId === null ? 'none' : `user ${inquiry.userId}`],
  ['Email', inquiry.email],
  ['Phone', inquiry.phone],
  ['Location', placeText(inquiry)],
  ['Target region', inquiry.targetRegion],
  ['Investment level', inquiry.investmentLevel],
  ['Timeframe', inquiry.timeframe],
  ['Business experience', inquiry.businessExperience],
  ['Heard about us', inquiry.heardAbout],
  ['Message', inquiry.message],
];

const yesOrNo = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const named = (labels: Readonly<Record<string, string>>, value: unknown): string =>
  labels[String(value)] ?? String(value);
const fieldNames = (value: unknown): string | undefined =>
  Array.isArray(value) ? value.map((field) => named(relatedFields, field)).join(', ') : undefined;

function factsInside(additionalInfo: string): Fact[] {
  const info = parsed(additionalInfo);
  return [
    ['Commitment', text(info.commitment)],
    ['Motivation', text(info.motivation)],
    ['Personal investment', text(info.personalInvestment)],
    ['Needs financing', yesOrNo(info.needsFinancing)],
    ['Owns a business', yesOrNo(info.currentBusinessOwner)],
    ['Type of business', text(info.businessType)],
    ['Fields worked in', fieldNames(info.experiencedFields)],
    ['Has a property', yesOrNo(info.ownsProperty)],
    ['Property size', text(info.propertySize)],
    ['Property type', text(info.propertyType)],
    ['Best time to reach', text(info.bestContactTime)],
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
    ['Submitted', wholeMoment(details.createdAt)],
    ['Last changed', wholeMoment(details.updatedAt)],
    ['Business resume', details.businessResume],
    ['Business website', details.businessWebsite],
    ['Proposed location', details.proposedLocation],
    ['Existing building', details.existingBuildingDetails],
    ['Space', `${details.spaceSquareFootage.toLocaleString('en-US')} sq ft`],
    ['Ceiling height', `${details.ceilingHeight} ft`],
    ['HVAC', named(hvacStatuses, details.hvacStatus)],
    ['Electrical capacity', named(electricalCapacities, details.electricalCapacity)],
    ['Connectivity', named(connectivityStatuses, details.connectivityStatus)],
    ['Regulatory approvals', details.regulatoryApprovals],
    ['Additional notes', details.additionalNotes],
  ];
  return <Facts title="Candidate details" facts={facts} />;
}
