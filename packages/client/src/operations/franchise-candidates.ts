// Made by `npm run codegen` from packages/contracts/src/franchise/routes/candidates.ts.
import type { ApplicantNameView, CandidateDetailsDto, CandidateDetailsView, CandidateFileView, InquiryIdDto, InquirySentView, MyInquiryView, SendInquiryDto, ValidateAccessDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** List your own franchise inquiries. */
export const listMyInquiries = /* @__PURE__ */ operation<object, MyInquiryView[]>('GET', '/api/franchise-inquiries');

/** Remove one of your files. */
export const removeCandidateFile = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, undefined>('DELETE', '/api/franchise/candidate-files/:id');

/** Send a resume or a business plan. */
export const sendCandidateFile = /* @__PURE__ */ operation<{ params: { kind: string | number }; query?: Partial<Sent<InquiryIdDto>>; body: FormData }, CandidateFileView>('POST', '/api/franchise/candidate-files/:kind');

/** Ask for a franchise. */
export const sendInquiry = /* @__PURE__ */ operation<{ body: Sent<SendInquiryDto>; idempotencyKey?: string }, InquirySentView>('POST', '/api/franchise-inquiries');

/** Show the details of a candidate. */
export const showCandidateDetails = /* @__PURE__ */ operation<{ params: { inquiryId: string | number } }, CandidateDetailsView>('GET', '/api/franchise/candidate-details/:inquiryId');

/** Show the name of an applicant. */
export const showApplicant = /* @__PURE__ */ operation<{ params: { inquiryId: string | number } }, ApplicantNameView>('GET', '/api/franchise/inquiry/:inquiryId');

/** List the files of a candidate. */
export const listCandidateFiles = /* @__PURE__ */ operation<{ params: { inquiryId: string | number } }, readonly CandidateFileView[]>('GET', '/api/franchise/inquiry/:inquiryId/files');

/** Download one of your files. */
export const downloadCandidateFile = /* @__PURE__ */ operation<{ params: { id: string | number } }, string>('GET', '/api/franchise/candidate-files/:id');

/** Submit the details of a candidate. */
export const submitDetails = /* @__PURE__ */ operation<{ body: Sent<CandidateDetailsDto>; idempotencyKey?: string }, CandidateDetailsView>('POST', '/api/franchise/candidate-details');

/** Change the details of a candidate. */
export const updateDetails = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<CandidateDetailsDto> }, CandidateDetailsView>('PATCH', '/api/franchise/candidate-details/:id');

/** Check an access code. */
export const validateAccess = /* @__PURE__ */ operation<{ body: Sent<ValidateAccessDto> }, { valid: boolean }>('POST', '/api/franchise/validate-access');
