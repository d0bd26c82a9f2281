import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheSenderOfMails: 'Loading the sender of mails',
  theSenderOfMailsCould: 'The sender of mails could not be loaded.',
  senderOfMails: 'Sender of mails',
  mails: 'Mails',
  mailsComeFromTheAddress: 'Mails come from {address}, the address of this site.',
  sender: 'Sender',
  theNameBeforeTheAddress: 'The name before the address',
  answersGo: 'Answers go to',
  optionalOtherwise: 'Optional; otherwise to {address}',
  saveSender: 'Save sender',
  saving: 'Saving…',
  senderSaved: 'Sender saved',
  mailsSaySoFromNow: 'Mails say so from now on.',
});
