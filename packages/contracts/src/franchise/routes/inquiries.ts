import { created, file, ok, pagedArray } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { CompleteDetailsDto, FranchiseIdDto } from '../candidate-details.dto.js';
import { InquiryFileDto } from '../candidate-files.dto.js';
import { ChangeInquiryStatusDto } from '../change-status.dto.js';
import * as examples from '../examples/inquiries.js';
import {
  type AccessCodeView,
  type CandidateDetailsView,
  type FranchiseInquiryDetailView,
  type FranchiseInquiryView,
} from '../franchise-views.js';
import { ListInquiriesDto } from '../list-inquiries.dto.js';

export const inquiriesRoutes = routeGroup('Inquiries', {
  changeInquiryStatus: route('PATCH /api/admin/franchise-inquiries/:id/status', {
    summary: 'Change the status of a franchise inquiry',
    access: ['admin'],
    params: FranchiseIdDto,
    body: ChangeInquiryStatusDto,
    answer: ok<FranchiseInquiryDetailView>('The inquiry as it is now.'),
    refuses: ['INQUIRY_NOT_FOUND', 'APPLICANT_ERASED', 'PERSON_UNREADABLE'],
    example: { params: { id: '12' }, body: examples.changeStatus, answer: examples.inquiryDetail },
  }),
  completeDetails: route('PATCH /api/admin/franchise-inquiries/:id/candidate-details', {
    summary: "Add to a candidate's details",
    access: ['admin'],
    params: FranchiseIdDto,
    body: CompleteDetailsDto,
    answer: ok<CandidateDetailsView>('The details as they are now; what was left out stays.'),
    refuses: ['CANDIDATE_DETAILS_NOT_FOUND', 'PERSON_UNREADABLE'],
    example: { params: { id: '12' }, body: examples.completeDetails, answer: examples.detailsCompleted },
  }),
  generateAccess: route('POST /api/admin/franchise-inquiries/:id/generate-access', {
    summary: 'Make an access code for a candidate',
    access: ['admin'],
    params: FranchiseIdDto,
    answer: created<AccessCodeView>('A new access code, told this once; the one before it opens nothing any more.'),
    refuses: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_INVITED'],
    example: { params: { id: '12' }, answer: examples.accessCode },
  }),
  listInquiries: route('GET /api/admin/franchise-inquiries', {
    summary: 'List the franchise inquiries',
    access: ['admin'],
    query: ListInquiriesDto,
    answer: pagedArray<FranchiseInquiryView>(
      'Every inquiry, the newest first; with limit a page of them, and Link says where the next one is.',
    ),
    example: { query: examples.qualified, answer: [examples.inquiry] },
  }),
  showInquiry: route('GET /api/admin/franchise-inquiries/:id', {
    summary: 'Show one franchise inquiry',
    access: ['admin'],
    params: FranchiseIdDto,
    answer: ok<FranchiseInquiryDetailView>('An inquiry with the details of its candidate, its access and its history.'),
    refuses: ['INQUIRY_NOT_FOUND', 'PERSON_UNREADABLE'],
    example: { params: { id: '12' }, answer: examples.shownInquiry },
  }),
  downloadFileOfCandidate: route('GET /api/admin/franchise-inquiries/:id/candidate-files/:fileId', {
    summary: "Download a candidate's file",
    access: ['admin'],
    params: InquiryFileDto,
    answer: file(
      'application/octet-stream',
      'A file that a candidate has sent, to be saved; who did so is in the audit.',
    ),
    refuses: ['CANDIDATE_FILE_NOT_FOUND', 'PERSON_UNREADABLE'],
    example: { params: { id: '12', fileId: '3' } },
  }),
});
