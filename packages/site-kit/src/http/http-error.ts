import type { ErrorBody, FieldError } from '@northlight/contracts';
import { texts } from '../texts/http.ts';

/** Status of an answer that never came: no network, or the server cannot be reached. */
export const noAnswer = 0;

const unreachable = texts.couldntReachTheServerCheck;

/**
 * Any answer that is not a success. `message` is "<status>: <body text, or status text>" (§8); `userMessage` is what
 * people read: the server's `message`, when it sent one.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly userMessage: string | undefined;

  constructor(
    readonly status: number,
    text: string,
    body: Partial<ErrorBody> = {},
  ) {
    super(`${status}: ${text}`);
    this.code = body.code ?? 'UNKNOWN';
    this.errors = body.errors ?? [];
    this.requestId = body.requestId;
    this.userMessage = typeof body.message === 'string' && body.message ? body.message : undefined;
  }

  static noAnswer(): HttpError {
    return new HttpError(noAnswer, unreachable, { message: unreachable });
  }

  static async from(response: Response): Promise<HttpError> {
    const text = await response.text().catch(() => '');
    return new HttpError(response.status, text || response.statusText, parse(text));
  }
}

const parse = (text: string): Partial<ErrorBody> => {
  try {
    const body: unknown = JSON.parse(text);
    return body && typeof body === 'object' ? body : {};
  } catch {
    return {};
  }
};
