import { adminAccount, customerAccount } from '../../wire/example-values.js';
import type { CandidateDetailsDto, CompleteDetailsDto } from '../candidate-details.dto.js';
import type { CandidateFileView } from '../candidate-files.js';
import type { ChangeInquiryStatusDto } from '../change-status.dto.js';
import type {
  AccessCodeView,
  CandidateDetailsView,
  FranchiseInquiryDetailView,
  FranchiseInquiryView,
  InquiryChangeView,
} from '../franchise-views.js';
import type { ListInquiriesDto } from '../list-inquiries.dto.js';
import type { SendInquiryDto } from '../send-inquiry.dto.js';

export const inquiryId = 12;
export const fileId = 3;

export const sendInquiry: SendInquiryDto = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@example.com',
  phone: '+1 585 555 0142',
  city: 'Boston',
  state: 'MA',
  targetRegion: 'Boston area',
  investmentLevel: '$500K - $750K',
  timeframe: '6-12 months',
  businessExperience: 'Eight years as house manager of a 400-seat theater.',
  heardAbout: 'Visited a Location',
  message: '',
  additionalInfo: JSON.stringify({
    ownsProperty: false,
    propertySize: '',
    propertyType: '',
    currentBusinessOwner: false,
    businessType: '',
    experiencedFields: ['event-venue', 'education'],
    personalInvestment: '$220,000',
    needsFinancing: true,
    bestContactTime: 'Weekday mornings',
    commitment: 'Full-time Owner/Operator',
    motivation: 'Boston has the students and the winters for a place like this.',
  }),
};

const { message = '', ...applied } = sendInquiry;

export const inquiry: FranchiseInquiryView = {
  id: inquiryId,
  userId: customerAccount,
  ...applied,
  message,
  isErased: false,
  status: 'qualified',
  createdAt: '2027-03-02T16:45:00.000Z',
};

export const qualified: ListInquiriesDto = { status: 'qualified', limit: 20 };

export const changeStatus: ChangeInquiryStatusDto = { status: 'qualified', note: 'Called; the site is promising.' };

const changes: InquiryChangeView[] = [
  {
    id: 884,
    at: '2027-03-09T14:00:00.000Z',
    by: `user:${adminAccount}`,
    byName: 'sam',
    what: 'status',
    from: 'contacted',
    to: 'qualified',
    note: 'Called; the site is promising.',
  },
];

export const inquiryDetail: FranchiseInquiryDetailView = {
  ...inquiry,
  candidateDetails: null,
  candidateFiles: [],
  access: null,
  history: changes,
};

/** As long as a real one, and opens nothing. */
export const accessCode: AccessCodeView = {
  accessCode: 'EXAMPLEXEXAMPLEX',
  inquiryId,
  expiresAt: '2027-03-24T15:00:00.000Z',
};

export const submitDetails: CandidateDetailsDto = {
  franchiseInquiryId: inquiryId,
  businessResume: 'Eight years as house manager of a 400-seat theater, two of them as its director.',
  businessWebsite: 'https://theater.example.com',
  proposedLocation: '40 Canal Walk, Boston, MA',
  existingBuildingDetails: 'A former printing hall on one floor.',
  spaceSquareFootage: 14_000,
  ceilingHeight: 22,
  hvacStatus: 'upgrade_needed',
  electricalCapacity: 'high_capacity',
  connectivityStatus: 'fiber',
  regulatoryApprovals: 'Zoning allows assembly; the permit of use is applied for.',
  additionalNotes: '',
};

const { businessWebsite = '', existingBuildingDetails = '', additionalNotes = '', ...required } = submitDetails;

export const candidateDetails: CandidateDetailsView = {
  id: 5,
  ...required,
  businessWebsite,
  existingBuildingDetails,
  additionalNotes,
  resumeUrl: `/api/franchise/candidate-files/${fileId}`,
  lotSize: 14_000,
  internetSpeed: 'fiber',
  regulatoryStatus: submitDetails.regulatoryApprovals,
  developmentTimeline: '6-12 months',
  initialInvestmentAmount: '$220,000',
  fundingSource: 'financing',
  ownershipStructure: 'Full-time Owner/Operator',
  businessPlanUrl: null,
  partnerDetails: null,
  createdAt: '2027-03-15T18:20:00.000Z',
  updatedAt: '2027-03-15T18:20:00.000Z',
};

export const completeDetails: CompleteDetailsDto = { fundingSource: 'Own capital and a bank loan' };

const adminDoor = `/api/admin/franchise-inquiries/${inquiryId}/candidate-files/${fileId}`;

export const detailsCompleted: CandidateDetailsView = {
  ...candidateDetails,
  resumeUrl: adminDoor,
  fundingSource: 'Own capital and a bank loan',
};

export const candidateFile: CandidateFileView = {
  id: fileId,
  kind: 'resume',
  name: 'resume.pdf',
  type: 'application/pdf',
  bytes: 182_044,
  createdAt: '2027-03-15T18:02:00.000Z',
  url: `/api/franchise/candidate-files/${fileId}`,
};

export const shownInquiry: FranchiseInquiryDetailView = {
  ...inquiryDetail,
  candidateDetails: { ...candidateDetails, resumeUrl: adminDoor },
  candidateFiles: [{ ...candidateFile, url: adminDoor }],
  access: { expiresAt: accessCode.expiresAt, isExpired: true, isBound: true },
  history: [
    {
      id: 931,
      at: candidateDetails.createdAt,
      ...{ by: `user:${customerAccount}`, byName: 'maya', what: 'details', from: null, to: 'submitted', note: null },
    },
    {
      id: 890,
      at: '2027-03-10T15:00:00.000Z',
      ...{
        by: `user:${adminAccount}`,
        byName: 'sam',
        what: 'access-code',
        from: null,
        to: accessCode.expiresAt,
        note: null,
      },
    },
    ...changes,
  ],
};
