import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  anEmailToThisAddress: 'An email to this address couldn’t be delivered',
  askTheCustomer: 'Ask the customer for the correct address and update it here.',
  editNameEmailOrPhone: 'Edit name, email, or phone',
  customerDetailsUpdated: 'Customer details updated',
  noChanges: 'No changes',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  resendTheEmail: 'Resend the email with the booking link to {email}',
  emailSentToTheNew: 'Email sent to the new address.',
});
