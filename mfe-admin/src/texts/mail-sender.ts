import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheEmailSender: 'Loading the email sender',
  couldntLoadTheEmailSender: 'Couldn’t load the email sender.',
  emailSender: 'Email sender',
  email: 'Email',
  emailsAreSent: 'Emails are sent from {address}, this site’s address.',
  senderName: 'Sender name',
  shownBeforeTheAddress: 'Shown before the address',
  replyToAddress: 'Reply-to address',
  optionalIfEmptyRepliesGo: 'Optional. If empty, replies go to {address}',
  saveSender: 'Save sender',
  saving: 'Saving…',
  senderSaved: 'Sender saved',
  newEmailsUse: 'New emails use it from now on.',
});
