/** How long an access code is good (decisions.md C7). */
export const codeDays = 14;

/** 16 letters of 26: 75 bits of chance. */
export const codeBytes = 16;

interface Access {
  readonly expiresAt: Date;
  readonly boundTo: number | null;
}

/** Whether a right code opens the portal to this account now: the first that uses it keeps it (decisions.md C6). */
export const opensTo = ({ expiresAt, boundTo }: Access, userId: number, now: Date): boolean =>
  now < expiresAt && (boundTo === null || boundTo === userId);
