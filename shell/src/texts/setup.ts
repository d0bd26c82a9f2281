import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  adminSetup: 'Admin setup',
  checkingTheSetup: 'Checking the setup',
  createsTheFirstAdminAccount:
    'Creates the first admin account. Email and password are the ones that this server was started with; the username is your choice.',
  setupIsAlreadyComplete: 'Setup is already complete',
  signIn: 'Sign In',
  whoeverRunsTheServerCan:
    'Whoever runs the server can switch it on: set ADMIN_SETUP_EMAIL and ADMIN_SETUP_PASSWORD and start it again.',
  adminSetupIsSwitchedOff: 'Admin setup is switched off on this server.',
  weCouldNotCheckWhether: 'We could not check whether setup is complete.',
  tryAgain: 'Try again',
});
