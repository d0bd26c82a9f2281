import { JoinWaitlistDto } from '@northlight/contracts';
import { validateSync } from 'class-validator';

/** The fields of the form, in its order. */
export const joinFields = ['party', 'customerName', 'customerEmail'] as const;
export type JoinField = (typeof joinFields)[number];
export type JoinProblems = Partial<Record<JoinField, string | undefined>>;

/** What is wrong with a request, field by field, in the words of the class that the API uses (§5). */
export const problemsIn = (request: JoinWaitlistDto): JoinProblems => {
  const wrong = validateSync(Object.assign(new JoinWaitlistDto(), request), { stopAtFirstError: true });
  return Object.fromEntries(wrong.map(({ property, constraints }) => [property, Object.values(constraints ?? {})[0]]));
};
