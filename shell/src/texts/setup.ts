import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  adminSetup: 'Admin setup',
  checkingTheSetup: 'Checking setup',
  createsTheFirstAdminAccount:
    'Create the first admin account. Use the email and password this server was started with, and choose any username.',
  setupIsAlreadyComplete: 'Setup is already complete',
  signIn: 'Sign In',
  whoeverRunsTheServerCan: 'To turn it on, set ADMIN_SETUP_EMAIL and ADMIN_SETUP_PASSWORD and restart the server.',
  adminSetupIsSwitchedOff: 'Admin setup is turned off on this server.',
  weCouldNotCheckWhether: "Couldn't check whether setup is complete.",
  tryAgain: 'Try again',
});
