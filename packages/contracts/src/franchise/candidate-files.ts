import { largestPicture, type UploadRules } from '../media/upload-rules.js';

/** What a candidate may add to their details as a file, with the words that people see (decisions.md 2.3). */
export const candidateFileKinds = { resume: 'Resume', 'business-plan': 'Business plan' } as const;
export type CandidateFileKind = keyof typeof candidateFileKinds;

/** The types of documents that are taken, and how the names of such files end. */
export const candidateFileTypes = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
} as const;
export type CandidateFileType = keyof typeof candidateFileTypes;

/** Bytes that such a file may have. */
export const LARGEST_CANDIDATE_FILE_BYTES = largestPicture;

export const candidateFileRules: UploadRules = {
  field: 'file',
  mostFiles: 1,
  types: Object.keys(candidateFileTypes),
  inWords: 'PDF or DOCX',
};

/** The addresses to which candidates send files. */
export const candidateFilePath = /^\/api\/franchise\/candidate-files\/[^/]+$/;

/** A file that a candidate has sent; its bytes are behind `url`. */
export interface CandidateFileView {
  readonly id: number;
  readonly kind: CandidateFileKind;
  readonly name: string;
  readonly type: CandidateFileType;
  readonly bytes: number;
  readonly createdAt: string;
  readonly url: string;
}
