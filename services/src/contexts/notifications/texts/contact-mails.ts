import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  support: '{productName} support',
  sentUsAMessage: '{name} sent us a message from the contact page.',
  from: 'From',
  phone: 'Phone',
  about: 'About',
  messageId: 'Message ID',
  repliesToThisEmailGo: 'Replies to this email go to {email}. Please mark the message as answered afterward.',
  weGotYourMessage: 'We got your message',
  thanksForGettingInTouch:
    'Thanks for getting in touch. We’ll read your message and reply by email. Here are our hours.',
  mondayFriday: 'Monday–Friday',
  am1100PmEt: '8:00 AM–11:00 PM ET',
  saturdaySunday: 'Saturday–Sunday',
  am800PmEt: '9:00 AM–8:00 PM ET',
  frequentlyAskedQuestions: 'Frequently asked questions',
  toAddSomethingReply: 'To add something, reply to this email.',
  didntContactUsSomeoneEntered: 'Didn’t contact us? Someone entered your address. You don’t need to do anything.',
  re: 'Re: {about}',
  yourMessage: 'Your message',
  toContactUsAgainReply: 'To contact us again, reply to this email.',
});
