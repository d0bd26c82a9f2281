import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing...',
  youGetNoNewsletterAny: "You're unsubscribed, and we've deleted your email address.",
  openTheLink: 'Open the unsubscribe link in our latest newsletter, or <link>contact us</link>.',
  onePressAndNoNewsletter:
    "Unsubscribe, and we'll stop sending you the newsletter and delete your email address right away.",
});
