import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  allSlotsForTheNext:
    'All slots for the next four weeks are already open: {alreadyOpen, plural, one {# slot} other {# slots}}.',
  theseRulesAddSlot: 'These rules add {toOpen, plural, one {# slot} other {# slots}} in the next four weeks.',
  slot: '{name}: {slots, plural, one {# slot} other {# slots}}',
  slotsThatAreAlreadyOpen:
    'Slots that are already open stay as they are: {alreadyOpen, plural, one {# slot} other {# slots}}.',
  reviewAndOpenThem: 'Review and open them',
  theyCanBeBookedOnce: 'They can be booked once the venue is open.',
  noSlotsThisVenueHas: 'No slots: this venue has no experiences yet.',
  noSlotsInTheNext: 'No slots in the next four weeks: no rule starts anything during opening hours.',
});
