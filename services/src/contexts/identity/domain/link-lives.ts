/** What the link of an account mail is good for. */
export type LinkPurpose = 'verify-email' | 'reset-password' | 'undo-email-change';

const minute = 60_000;

/**
 * Milliseconds for which a link is good (decisions.md G18: half an hour for a password). A change of the address can be
 * undone for longer than it can be confirmed.
 */
export const linkLives: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 3 * 24 * 60 * minute,
  'reset-password': 30 * minute,
  'undo-email-change': 14 * 24 * 60 * minute,
};
