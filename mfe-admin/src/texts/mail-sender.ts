import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheSenderOfMails: 'Loading the email sender',
  theSenderOfMailsCould: 'Couldn’t load the email sender.',
  senderOfMails: 'Email sender',
  mails: 'Email',
  mailsComeFromTheAddress: 'Emails are sent from {address}, this site’s address.',
  sender: 'Sender name',
  theNameBeforeTheAddress: 'Shown before the address',
  answersGo: 'Reply-to address',
  optionalOtherwise: 'Optional. If empty, replies go to {address}',
  saveSender: 'Save sender',
  saving: 'Saving…',
  senderSaved: 'Sender saved',
  mailsSaySoFromNow: 'New emails use it from now on.',
});
