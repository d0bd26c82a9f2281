import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  anEmailToThisAddress: 'An email to this address couldn’t be delivered',
  askTheCustomer: 'Ask the customer for the correct address and update it here.',
  correctNameEmailOrPhone: 'Edit name, email, or phone',
  corrected: 'Customer details updated',
  nothingWasChanged: 'No changes',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  sendTheMail: 'Resend the email with the booking link to {email}',
  theMail: 'Email sent to the new address.',
});
