import { HttpError } from '@northlight/site-kit';
import { texts } from '../texts/passkeys.ts';

/** What browsers call what went wrong; they tell a cancel, a timeout and a missing passkey apart from one another for nobody. */
const browserWords: Readonly<Record<string, string>> = {
  NotAllowedError: texts.noPasskeyWasUsedPlease,
  AbortError: texts.noPasskeyWasUsedPlease,
  InvalidStateError: texts.thisDeviceAlreadyHas,
};

/** What to tell people when a passkey came to nothing. */
export const passkeyWords = (reason: unknown): string => {
  if (reason instanceof HttpError) return reason.errors[0]?.message ?? reason.userMessage ?? texts.pleaseTryAgain;
  return (reason instanceof Error && browserWords[reason.name]) || texts.pleaseTryAgain;
};
