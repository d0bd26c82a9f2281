/** What the audit calls the settings. */
export const subject = { kind: 'settings', id: 'house' } as const;
