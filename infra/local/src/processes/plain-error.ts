/** An error whose message is a whole sentence for a person: shown as it is, without a stack. */
export class PlainError extends Error {}

/** The system error code (`ENOENT`, `EADDRINUSE`, …) of whatever was thrown, if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return String(error.code);
}
