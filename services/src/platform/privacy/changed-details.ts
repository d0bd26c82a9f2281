import type { CorrectCustomerDto, CustomerField } from '@northlight/contracts';

interface Details {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** What somebody is called and reached by, as the desk has put it right. */
export const correctedDetails = ({ customerName, customerEmail, customerPhone }: CorrectCustomerDto): Details => ({
  name: customerName,
  email: customerEmail ?? '',
  phone: customerPhone || null,
});

/** The fields that are others now; for the record, which never says what is in them. */
export const changedFields = (before: Details, now: Details): CustomerField[] =>
  (['name', 'email', 'phone'] as const).filter((field) => (before[field] || null) !== (now[field] || null));
