import { type RegisterDto, termsVersion } from '@northlight/contracts';

/** What is empty is not given. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** What of a registration becomes an account: never the plan and never the rights that it claims. */
export const newUser = ({ username, email, firstName, lastName, termsAccepted }: RegisterDto, at: Date) => ({
  username: username.trim(),
  email: email.trim(),
  firstName: textOrNull(firstName),
  lastName: textOrNull(lastName),
  termsAcceptedAt: termsAccepted ? at : null,
  termsVersion: termsAccepted ? termsVersion : null,
  createdAt: at,
});
