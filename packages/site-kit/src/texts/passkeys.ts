import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  later: 'Please try again in a moment.',
  noPasskeyWasUsed: 'No passkey was used. Please try again.',
  thisDeviceHasOne: 'This device already has a passkey for your account.',
});
