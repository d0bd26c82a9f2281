import {
  candidateFilePath,
  oneClickPath,
  paymentNoticesPath,
  releaseFilePath,
  releaseRecordPath,
  releaseReportsPath,
  uploadPaths,
} from '@northlight/contracts';
import { Refusal } from '../kernel/refusal.js';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The longest form of the site needs a tenth of it; a compressed body counts by what it unpacks to. */
export const JSON_LIMIT_BYTES = 100 * KILOBYTE;
export const ONE_CLICK_LIMIT_BYTES = 4 * KILOBYTE;
/** Notices of the payment gateway are some kilobytes. */
export const NOTICE_LIMIT_BYTES = 64 * KILOBYTE;
/** Every front of a page with an error and its stack; a browser sends no beacon above 64 kB. */
const RELEASE_REPORTS_LIMIT_BYTES = 32 * KILOBYTE;
/** With each file, and each field of the API that the front needs. */
export const RELEASE_RECORD_LIMIT_BYTES = MEGABYTE;
export const RELEASE_FILE_LIMIT_BYTES = 8 * MEGABYTE;
/** A document of the largest size and the form around it. */
export const CANDIDATE_FILE_LIMIT_BYTES = 10.5 * MEGABYTE;
/** Five films of the largest size and the form around them; each file has its own limit. nginx lets as much through. */
const UPLOAD_LIMIT_BYTES = 520 * MEGABYTE;

const limits: readonly (readonly [addresses: RegExp, bytes: number])[] = [
  [oneClickPath, ONE_CLICK_LIMIT_BYTES],
  [new RegExp(`^${paymentNoticesPath}$`), NOTICE_LIMIT_BYTES],
  [new RegExp(`^${releaseRecordPath}$`), RELEASE_RECORD_LIMIT_BYTES],
  [new RegExp(`^${releaseReportsPath}$`), RELEASE_REPORTS_LIMIT_BYTES],
  [releaseFilePath, RELEASE_FILE_LIMIT_BYTES],
  [candidateFilePath, CANDIDATE_FILE_LIMIT_BYTES],
  [uploadPaths, UPLOAD_LIMIT_BYTES],
];

/**
 * How many bytes the body of a request may have.
 * @param path of its address, without the query
 */
export const bodyLimitBytesFor = (path: string): number =>
  limits.find(([addresses]) => addresses.test(path))?.[1] ?? JSON_LIMIT_BYTES;

/** The refusal of a body that is larger than its limit, which its message names. */
export const tooLarge = (limitBytes: number): Refusal => new Refusal('TOO_LARGE', { limit: inWords(limitBytes) });

const inWords = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.floor(bytes / KILOBYTE)} kB` : `${Math.floor(bytes / MEGABYTE)} MB`;
