import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  adminSetup: 'Admin setup',
  checkingSetup: 'Checking setup',
  createTheFirstAdminAccount:
    'Create the first admin account. Use the email and password this server was started with, and choose any username.',
  setupIsAlreadyComplete: 'Setup is already complete',
  signIn: 'Sign In',
  toTurnItOnSet: 'To turn it on, set ADMIN_SETUP_EMAIL and ADMIN_SETUP_PASSWORD and restart the server.',
  adminSetupIsTurnedOff: 'Admin setup is turned off on this server.',
  couldntCheckWhetherSetup: "Couldn't check whether setup is complete.",
  tryAgain: 'Try again',
});
