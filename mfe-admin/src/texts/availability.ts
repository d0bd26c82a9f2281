import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  availability: 'Availability',
  clickASlotOrPress:
    'Click a slot or press Space to choose it; hold Shift to choose all up to it, or press a heading for its whole row or day. Enter opens a slot, Page Up and Page Down turn the page.',
  clickASlotOrPressSentence: 'Click a slot or press Enter to open it. Page Up and Page Down turn the page.',
  addAvailability: 'Add availability',
});
