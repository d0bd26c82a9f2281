import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  availability: 'Availability',
  clickASlotOrPress:
    'Click a slot or press Space to select it. Hold Shift to select a range, or press a heading to select its row or day. Enter opens a slot; Page Up and Page Down change the page.',
  clickASlotOrPressSentence: 'Click a slot or press Enter to open it. Page Up and Page Down change the page.',
  addAvailability: 'Add availability',
  tapASlotToChoose: 'Tap a slot to choose it, or a heading for its whole row or day.',
  tapASlotToOpen: 'Tap a slot to open it.',
});
