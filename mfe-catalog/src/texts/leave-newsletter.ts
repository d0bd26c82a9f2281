import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing...',
  youGetNoNewsletterAny: 'You get no newsletter any more, and your address is forgotten.',
  openTheLink: 'Open the link of the latest newsletter again, or <link>write to us</link>.',
  onePressAndNoNewsletter: 'One press, and no newsletter comes to you any more. We forget your address at once.',
});
