import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  youDidntFinishYourOrder: 'You didn’t finish your order',
  nothingWasBooked:
    'You left before paying, so we released your order and nothing was charged. You can start again any time.',
  visit: '{experienceName}, {tickets, plural, one {# ticket} other {# tickets}}',
  when: '{date}, {time}, {venueName}',
  startAgain: 'Start again',
  bookAgain: 'Book again: {experienceName}',
  goToTheShop: 'Go to the shop',
  pricesAndTimesMayHaveChanged: 'Times and prices may have changed since.',
  youAskedForThisEmail:
    'You’re getting this email because you ticked “Email me if I leave before paying.” We send it once, and it puts you on no list.',
});
