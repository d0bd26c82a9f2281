import type { ErrorCode } from './error-catalogue.js';

/** One field's problem, as the form shows it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The body of every error answer. `message` is always one string for people (§8). */
export interface ErrorBody {
  readonly statusCode: number;
  readonly message: string;
  readonly code: ErrorCode;
  readonly errors?: readonly FieldError[];
  readonly requestId: string;
}
