/** An error whose message is a whole sentence for a person: shown as it is, without a stack. */
export class PlainError extends Error {}

/** What to print of whatever was thrown: the sentence of a plain error, the stack of a surprise. */
export function wordsOf(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}

/** The system error code (`ENOENT`, `EADDRINUSE`, …) of whatever was thrown, if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return String(error.code);
}
