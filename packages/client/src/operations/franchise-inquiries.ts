// Made by `npm run codegen` from packages/contracts/src/franchise/routes/inquiries.ts.
import type { AccessCodeView, CandidateDetailsView, ChangeInquiryStatusDto, CompleteDetailsDto, FranchiseInquiryDetailView, FranchiseInquiryView, ListInquiriesDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Change the status of a franchise inquiry. */
export const changeInquiryStatus = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<ChangeInquiryStatusDto> }, FranchiseInquiryDetailView>('PATCH', '/api/admin/franchise-inquiries/:id/status');

/** Add to a candidate's details. */
export const completeDetails = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<CompleteDetailsDto> }, CandidateDetailsView>('PATCH', '/api/admin/franchise-inquiries/:id/candidate-details');

/** Make an access code for a candidate. */
export const generateAccess = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, AccessCodeView>('POST', '/api/admin/franchise-inquiries/:id/generate-access');

/** List the franchise inquiries. */
export const listInquiries = /* @__PURE__ */ operation<{ query?: Partial<Sent<ListInquiriesDto>> }, FranchiseInquiryView[]>('GET', '/api/admin/franchise-inquiries');

/** Show one franchise inquiry. */
export const showInquiry = /* @__PURE__ */ operation<{ params: { id: string | number } }, FranchiseInquiryDetailView>('GET', '/api/admin/franchise-inquiries/:id');

/** Download a candidate's file. */
export const downloadFileOfCandidate = /* @__PURE__ */ operation<{ params: { id: string | number; fileId: string | number } }, string>('GET', '/api/admin/franchise-inquiries/:id/candidate-files/:fileId');
