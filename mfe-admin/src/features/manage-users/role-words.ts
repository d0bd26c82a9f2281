const words: Readonly<Record<string, string>> = { desk: 'Desk', ops: 'Operations' };

/** What somebody works as, for people. */
export const roleWord = (role: string): string => words[role] ?? role;
