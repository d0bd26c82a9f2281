/** What the audit calls the figures of the house, and who sends its mails. */
export const subject = { kind: 'settings', id: 'house' } as const;
export const senderSubject = { kind: 'settings', id: 'sender' } as const;
