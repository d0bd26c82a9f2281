import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  bringAGuest: 'Use a guest pass ({left} left)',
  guests: '{count, plural, =0 {No guest pass} one {# guest for $0} other {# guests for $0}}',
  leftUntil: '{left} of {passes} until {date}',
});
