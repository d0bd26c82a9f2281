import { created, file, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { CandidateDetailsDto, FranchiseIdDto, InquiryIdDto, ValidateAccessDto } from '../candidate-details.dto.js';
import { CandidateFileKindDto } from '../candidate-files.dto.js';
import { type CandidateFileView, candidateFileRules } from '../candidate-files.js';
import * as examples from '../examples/candidates.js';
import * as inquiryExamples from '../examples/inquiries.js';
import {
  type ApplicantNameView,
  type CandidateDetailsView,
  type InquirySentView,
  type MyInquiryView,
} from '../franchise-views.js';
import { SendInquiryDto } from '../send-inquiry.dto.js';

export const candidatesRoutes = routeGroup('Candidates', {
  listMyInquiries: route('GET /api/franchise-inquiries', {
    summary: 'List your own franchise inquiries',
    access: 'signed-in',
    answer: ok<MyInquiryView[]>('Your own inquiries and where they stand, the newest first.'),
    example: { answer: examples.myInquiries },
  }),
  removeCandidateFile: route('DELETE /api/franchise/candidate-files/:id', {
    summary: 'Remove one of your files',
    access: 'candidate',
    params: FranchiseIdDto,
    answer: noContent('The file is deleted.'),
    refuses: ['ACCESS_CODE_NEEDED', 'CANDIDATE_FILE_NOT_FOUND'],
    example: { params: { id: '3' } },
  }),
  sendCandidateFile: route('POST /api/franchise/candidate-files/:kind', {
    summary: 'Send a resume or a business plan',
    access: 'candidate',
    params: CandidateFileKindDto,
    form: candidateFileRules,
    query: InquiryIdDto,
    answer: created<CandidateFileView>('The field `file` is kept, in place of what was sent as this before.'),
    refuses: [
      'ACCESS_CODE_NEEDED',
      'UPLOAD_NOT_A_FORM',
      'UPLOAD_FIELD_UNKNOWN',
      'UPLOAD_FILE_MISSING',
      'UPLOAD_TOO_MANY',
      'UPLOAD_TOO_LARGE',
      'UPLOAD_TYPE_REFUSED',
      'PERSON_UNREADABLE',
      'CANDIDATE_FILE_NOT_FOUND',
    ],
    example: { params: { kind: 'resume' }, query: { inquiryId: 12 }, answer: inquiryExamples.candidateFile },
  }),
  sendInquiry: route('POST /api/franchise-inquiries', {
    summary: 'Ask for a franchise',
    access: 'signed-in',
    idempotencyKey: 'optional',
    body: SendInquiryDto,
    answer: created<InquirySentView>('The inquiry is kept, and both sides are told of it by mail.'),
    refuses: ['TOO_MANY_TRIES'],
    example: { body: inquiryExamples.sendInquiry, answer: examples.inquirySent },
  }),
  showCandidateDetails: route('GET /api/franchise/candidate-details/:inquiryId', {
    summary: 'Show the details of a candidate',
    access: 'candidate',
    params: InquiryIdDto,
    answer: ok<CandidateDetailsView>('What was submitted, for the browser that has shown the access code.'),
    refuses: ['ACCESS_CODE_NEEDED', 'CANDIDATE_DETAILS_NOT_FOUND', 'PERSON_UNREADABLE'],
    example: { params: { inquiryId: '12' }, answer: inquiryExamples.candidateDetails },
  }),
  showApplicant: route('GET /api/franchise/inquiry/:inquiryId', {
    summary: 'Show the name of an applicant',
    access: 'candidate',
    params: InquiryIdDto,
    answer: ok<ApplicantNameView>('Whose inquiry it is, for the browser that has shown the access code.'),
    refuses: ['ACCESS_CODE_NEEDED', 'PERSON_UNREADABLE'],
    example: { params: { inquiryId: '12' }, answer: examples.applicant },
  }),
  listCandidateFiles: route('GET /api/franchise/inquiry/:inquiryId/files', {
    summary: 'List the files of a candidate',
    access: 'candidate',
    params: InquiryIdDto,
    answer: ok<readonly CandidateFileView[]>(
      'The files that were sent for an inquiry, for the browser that has shown the code.',
    ),
    refuses: ['ACCESS_CODE_NEEDED', 'PERSON_UNREADABLE'],
    example: { params: { inquiryId: '12' }, answer: [inquiryExamples.candidateFile] },
  }),
  downloadCandidateFile: route('GET /api/franchise/candidate-files/:id', {
    summary: 'Download one of your files',
    access: 'candidate',
    params: FranchiseIdDto,
    answer: file('application/octet-stream', 'A file of the inquiry that the pass of this browser opens, to be saved.'),
    refuses: ['ACCESS_CODE_NEEDED', 'CANDIDATE_FILE_NOT_FOUND', 'PERSON_UNREADABLE'],
    example: { params: { id: '3' } },
  }),
  submitDetails: route('POST /api/franchise/candidate-details', {
    summary: 'Submit the details of a candidate',
    access: 'candidate',
    idempotencyKey: 'optional',
    body: CandidateDetailsDto,
    answer: created<CandidateDetailsView>('The details are kept.'),
    refuses: ['ACCESS_CODE_NEEDED', 'CANDIDATE_DETAILS_EXIST', 'PERSON_UNREADABLE'],
    example: { body: inquiryExamples.submitDetails, answer: examples.detailsSubmitted },
  }),
  updateDetails: route('PATCH /api/franchise/candidate-details/:id', {
    summary: 'Change the details of a candidate',
    access: 'candidate',
    params: FranchiseIdDto,
    body: CandidateDetailsDto,
    answer: ok<CandidateDetailsView>('The details as they are now.'),
    refuses: ['ACCESS_CODE_NEEDED', 'CANDIDATE_DETAILS_NOT_FOUND', 'PERSON_UNREADABLE'],
    example: { params: { id: '5' }, body: inquiryExamples.submitDetails, answer: inquiryExamples.candidateDetails },
  }),
  validateAccess: route('POST /api/franchise/validate-access', {
    summary: 'Check an access code',
    access: 'signed-in',
    body: ValidateAccessDto,
    answer: ok<{ valid: boolean }>('Whether the code opens the portal; if so, this browser may go on for two hours.'),
    refuses: ['TOO_MANY_TRIES'],
    example: { body: examples.validateAccess, answer: examples.accessValid },
  }),
});
