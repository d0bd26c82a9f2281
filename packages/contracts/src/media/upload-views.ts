import { IsIn, Matches } from 'class-validator';
import { IsEntityIdText } from '../entity-id.js';
import { type UploadTarget, uploadTargets } from './upload-rules.js';

/** stored: safe, and waits for its turn; ready: shown; failed: `reason` says why, and what was there before stays. */
export type UploadStatus = 'stored' | 'processing' | 'ready' | 'failed';

/** One file that was sent, as GET /api/uploads/{id} answers it. */
export interface UploadView {
  readonly uploadId: string;
  readonly target: UploadTarget;
  readonly targetId: number;
  /** What whoever sent it called it; it is stored under another name. */
  readonly fileName: string;
  readonly status: UploadStatus;
  /** 0 to 100 */
  readonly progress: number;
  readonly reason: string | null;
  /** Where it can be seen, once it is ready. */
  readonly url: string | null;
  readonly createdAt: string;
}

/** 202: the files are safe. `uploadId` and `status` are those of the first one. */
export interface UploadsAcceptedView {
  readonly uploadId: string;
  readonly status: UploadStatus;
  readonly uploads: readonly UploadView[];
}

export class UploadIdDto {
  @Matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, { message: 'Please send the upload ID' })
  readonly id!: string;
}

/** GET /api/uploads: the latest files that were sent for something. */
export class FindUploadsDto {
  @IsIn(uploadTargets, { message: 'Please choose what the upload is for' })
  readonly target!: UploadTarget;

  @IsEntityIdText({ message: 'Please choose what the upload is for' })
  readonly targetId!: number;
}

/** A stored thing in an address, by its id. */
export class StoredIdDto {
  @IsEntityIdText()
  readonly id!: number;
}
