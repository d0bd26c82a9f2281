import { HttpError } from '@northlight/site-kit';

interface Wordings {
  /** The server refused and did not say why. */
  readonly refused: string;
  /** It was no answer of the server at all. */
  readonly unexpected?: string;
}

/** What to tell people of a failed call: the server's own words first (§8). */
export const failureText = (reason: unknown, { refused, unexpected = refused }: Wordings): string =>
  reason instanceof HttpError ? (reason.userMessage ?? refused) : unexpected;
