import type { TaxRateView } from '@northlight/contracts';

/** What the audit calls the figures of the house, who sends its mails, and a tax rate. */
export const subject = { kind: 'settings', id: 'house' } as const;
export const senderSubject = { kind: 'settings', id: 'sender' } as const;
export const taxRateSubject = ({ id, state, category }: TaxRateView) => ({
  kind: 'tax-rate',
  id,
  name: `${state}, ${category}`,
});
