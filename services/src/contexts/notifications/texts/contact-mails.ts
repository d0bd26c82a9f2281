import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  support: '{productName} support',
  wroteToUs: '{name} wrote to us on the contact page.',
  from: 'From',
  phone: 'Phone',
  about: 'About',
  message: 'Message',
  anAnswerToThisMail: 'An answer to this mail goes to {email}. Mark the message as answered afterwards.',
  weHaveYourMessage: 'We have your message',
  thankYouForWriting:
    'thank you for writing to us. We will read your message and answer you by email. These are our hours.',
  mondayToFriday: 'Monday to Friday',
  amTo1100Pm: '8:00 AM to 11:00 PM ET',
  saturdaySunday: 'Saturday, Sunday',
  amTo800Pm: '9:00 AM to 8:00 PM ET',
  whatPeopleAsk: 'What people ask',
  toAddSomethingAnswer: 'To add something, answer this mail.',
  youDidNotWrite: 'You did not write to us? Then somebody typed in your address. You need not do anything.',
  re: 'Re: {about}',
  yourMessage: 'Your message',
  toWriteToUsAgain: 'To write to us again, answer this mail.',
});
