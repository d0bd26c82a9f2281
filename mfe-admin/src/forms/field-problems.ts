import { HttpError } from '@northlight/site-kit';
import { texts } from '../texts/common.ts';

/** What the server says to people, or that it did not work; undefined where nothing failed. */
export function problemText(error: Error): string;
export function problemText(error: Error | null): string | undefined;
export function problemText(error: Error | null): string | undefined {
  if (!error) return undefined;
  return (error instanceof HttpError && error.userMessage) || texts.somethingWentWrongPleaseTry;
}

/** What the server says against a form: at the fields that it names or that a refusal is about, and the rest. */
export interface Problems {
  readonly of: (field: string) => string | undefined;
  readonly rest: string | undefined;
}

/** @param about which field a refusal is about, by its code */
export function problemsOf(error: Error | null, about: Readonly<Record<string, string>>): Problems {
  const text = problemText(error);
  if (!text) return { of: () => undefined, rest: undefined };
  const known = error instanceof HttpError ? new Map(error.errors.map(({ field, message }) => [field, message])) : null;
  const field = error instanceof HttpError ? about[error.code] : undefined;
  if (field) known?.set(field, text);
  return { of: (name) => known?.get(name), rest: known && known.size > 0 ? undefined : text };
}
