import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  support: '{productName} support',
  wroteToUs: '{name} sent us a message from the contact page.',
  from: 'From',
  phone: 'Phone',
  about: 'About',
  message: 'Message ID',
  anAnswerToThisMail: 'Replies to this email go to {email}. Please mark the message as answered afterward.',
  weHaveYourMessage: 'We got your message',
  thankYouForWriting: 'Thanks for getting in touch. We’ll read your message and reply by email. Here are our hours.',
  mondayToFriday: 'Monday–Friday',
  amTo1100Pm: '8:00 AM–11:00 PM ET',
  saturdaySunday: 'Saturday–Sunday',
  amTo800Pm: '9:00 AM–8:00 PM ET',
  whatPeopleAsk: 'Frequently asked questions',
  toAddSomethingAnswer: 'To add something, reply to this email.',
  youDidNotWrite: 'Didn’t contact us? Someone entered your address. You don’t need to do anything.',
  re: 'Re: {about}',
  yourMessage: 'Your message',
  toWriteToUsAgain: 'To contact us again, reply to this email.',
});
