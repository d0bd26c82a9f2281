/** The most characters that a field of an account may have; nothing is ever cut off. */
export const accountLimits = { username: 60, email: 254, password: 200, name: 100 } as const;
