import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  ofTheNextFourWeeks:
    'Of the next four weeks everything is there: {alreadyOpen, plural, one {# slot} other {# slots}}.',
  theseRulesOpenMoreSlots:
    'These rules open {toOpen, plural, one {# more slot} other {# more slots}} in the next four weeks.',
  slots: '{name}: {slots, plural, one {# slot} other {# slots}}',
  whatIsThereAlreadyStays:
    'What is there already stays as it is: {alreadyOpen, plural, one {# slot} other {# slots}} of the plan.',
  seeAndOpenThem: 'See and open them',
  theyCanBeBookedOnce: 'They can be booked once the venue is open.',
  noSlotsThisVenueRuns: 'No slots: this venue runs no experience yet.',
  noSlotsInTheNext: 'No slots in the next four weeks: no rule starts anything while the venue is open.',
});
