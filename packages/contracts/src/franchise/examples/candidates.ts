import type { ValidateAccessDto } from '../candidate-details.dto.js';
import type { ApplicantNameView, CandidateDetailsView, InquirySentView, MyInquiryView } from '../franchise-views.js';
import { accessCode, candidateDetails, inquiry, inquiryId } from './inquiries.js';

export const inquirySent: InquirySentView = { id: inquiryId, status: 'new', createdAt: inquiry.createdAt };

const { targetRegion, investmentLevel, timeframe } = inquiry;

export const myInquiries: MyInquiryView[] = [
  {
    ...inquirySent,
    status: 'qualified',
    ...{ targetRegion, investmentLevel, timeframe },
    statusSince: '2027-03-09T14:00:00.000Z',
  },
];

export const applicant: ApplicantNameView = { firstName: 'Maya', lastName: 'Lindqvist' };

export const validateAccess: ValidateAccessDto = { inquiryId, accessCode: accessCode.accessCode };

export const accessValid = { valid: true };

/** Before its resume was sent as a file. */
export const detailsSubmitted: CandidateDetailsView = { ...candidateDetails, resumeUrl: null };
