// Made by `npm run codegen` from packages/contracts/src/franchise/routes/candidates.ts.
import type { ApplicantNameView, CandidateDetailsDto, CandidateDetailsView, CandidateFileView, InquiryIdDto, InquirySentView, MyInquiryView, SendInquiryDto, ValidateAccessDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** List your own franchise inquiries. */
export const listMyInquiries: Operation<object, MyInquiryView[]> = { method: 'GET', path: '/api/franchise-inquiries' };

/** Remove one of your files. */
export const removeCandidateFile: Operation<{ params: { id: string | number }; body?: object }, undefined> = { method: 'DELETE', path: '/api/franchise/candidate-files/:id' };

/** Send a resume or a business plan. */
export const sendCandidateFile: Operation<{ params: { kind: string | number }; query: SentQuery<InquiryIdDto>; body: FormData }, CandidateFileView> = { method: 'POST', path: '/api/franchise/candidate-files/:kind' };

/** Ask for a franchise. */
export const sendInquiry: Operation<{ body: Sent<SendInquiryDto, 'message'>; idempotencyKey?: string }, InquirySentView> = { method: 'POST', path: '/api/franchise-inquiries' };

/** Show the details of a candidate. */
export const showCandidateDetails: Operation<{ params: { inquiryId: string | number } }, CandidateDetailsView> = { method: 'GET', path: '/api/franchise/candidate-details/:inquiryId' };

/** Show the name of an applicant. */
export const showApplicant: Operation<{ params: { inquiryId: string | number } }, ApplicantNameView> = { method: 'GET', path: '/api/franchise/inquiry/:inquiryId' };

/** List the files of a candidate. */
export const listCandidateFiles: Operation<{ params: { inquiryId: string | number } }, readonly CandidateFileView[]> = { method: 'GET', path: '/api/franchise/inquiry/:inquiryId/files' };

/** Download one of your files. */
export const downloadCandidateFile: Operation<{ params: { id: string | number } }, Blob> = { method: 'GET', path: '/api/franchise/candidate-files/:id', answer: 'file' };

/** Submit the details of a candidate. */
export const submitDetails: Operation<{ body: Sent<CandidateDetailsDto, 'additionalNotes' | 'businessWebsite' | 'existingBuildingDetails'>; idempotencyKey?: string }, CandidateDetailsView> = { method: 'POST', path: '/api/franchise/candidate-details' };

/** Change the details of a candidate. */
export const updateDetails: Operation<{ params: { id: string | number }; body: Sent<CandidateDetailsDto, 'additionalNotes' | 'businessWebsite' | 'existingBuildingDetails'> }, CandidateDetailsView> = { method: 'PATCH', path: '/api/franchise/candidate-details/:id' };

/** Check an access code. */
export const validateAccess: Operation<{ body: Sent<ValidateAccessDto> }, { valid: boolean }> = { method: 'POST', path: '/api/franchise/validate-access' };
