// Made by `npm run codegen` from packages/contracts/src/franchise/routes/inquiries.ts.
import type { AccessCodeView, CandidateDetailsView, ChangeInquiryStatusDto, CompleteDetailsDto, FranchiseInquiryDetailView, FranchiseInquiryView, ListInquiriesDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Change the status of a franchise inquiry. */
export const changeInquiryStatus: Operation<{ params: { id: string | number }; body: Sent<ChangeInquiryStatusDto, 'note'> }, FranchiseInquiryDetailView> = { method: 'PATCH', path: '/api/admin/franchise-inquiries/:id/status' };

/** Add to a candidate's details. */
export const completeDetails: Operation<{ params: { id: string | number }; body: Sent<CompleteDetailsDto, 'developmentTimeline' | 'fundingSource' | 'initialInvestmentAmount' | 'ownershipStructure' | 'partnerDetails'> }, CandidateDetailsView> = { method: 'PATCH', path: '/api/admin/franchise-inquiries/:id/candidate-details' };

/** Make an access code for a candidate. */
export const generateAccess: Operation<{ params: { id: string | number }; body?: object }, AccessCodeView> = { method: 'POST', path: '/api/admin/franchise-inquiries/:id/generate-access' };

/** List the franchise inquiries. */
export const listInquiries: Operation<{ query?: SentQuery<ListInquiriesDto, 'cursor' | 'limit' | 'search' | 'status'> }, FranchiseInquiryView[]> = { method: 'GET', path: '/api/admin/franchise-inquiries' };

/** Show one franchise inquiry. */
export const showInquiry: Operation<{ params: { id: string | number } }, FranchiseInquiryDetailView> = { method: 'GET', path: '/api/admin/franchise-inquiries/:id' };

/** Download a candidate's file. */
export const downloadFileOfCandidate: Operation<{ params: { id: string | number; fileId: string | number } }, Blob> = { method: 'GET', path: '/api/admin/franchise-inquiries/:id/candidate-files/:fileId', answer: 'file' };
