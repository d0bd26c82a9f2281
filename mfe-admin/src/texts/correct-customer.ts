import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  anEmailToThisAddress: 'An email to this address could not be delivered',
  askTheCustomer: 'Ask the customer for the right address, and correct it here.',
  correctNameEmailOrPhone: 'Correct name, email or phone',
  corrected: 'Corrected',
  nothingWasChanged: 'Nothing was changed',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  sendTheMail: 'Send the mail with the link again, to {email}',
  theMail: 'The mail is on its way to the new address.',
});
