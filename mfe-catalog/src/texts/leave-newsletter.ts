import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing...',
  youreUnsubscribedAndWeve: "You're unsubscribed, and we've deleted your email address.",
  openTheUnsubscribeLink: 'Open the unsubscribe link in our latest newsletter, or <link>contact us</link>.',
  unsubscribeAndWellStopSending:
    "Unsubscribe, and we'll stop sending you the newsletter and delete your email address right away.",
});
