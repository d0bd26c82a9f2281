import { type ErrorCode, errorCatalogue, type FieldError } from '@northlight/contracts';

export type RefusalDetails = Readonly<Record<string, string | number>>;

/** A rule said no. Nothing happened; the caller may be told why. One filter turns it into an answer. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
    /** What each of several things that were asked about says against it. */
    readonly errors?: readonly FieldError[],
  ) {
    super(wording(code, details));
    this.name = 'Refusal';
  }

  /** The HTTP status of this refusal. */
  get status(): number {
    return errorCatalogue[this.code][0];
  }
}

const wording = (code: ErrorCode, details: RefusalDetails): string =>
  errorCatalogue[code][1].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''));
