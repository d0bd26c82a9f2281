/** What the link of an account mail is good for. */
export type LinkPurpose = 'verify-email' | 'reset-password';

const minute = 60_000;

/** Milliseconds for which a link is good (decisions.md G18: half an hour for a password). */
export const linkLives: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 3 * 24 * 60 * minute,
  'reset-password': 30 * minute,
};
