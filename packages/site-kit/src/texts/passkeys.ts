import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseTryAgain: 'Please try again in a moment.',
  noPasskeyWasUsedPlease: 'No passkey was used. Please try again.',
  thisDeviceAlreadyHas: 'This device already has a passkey for your account.',
});
