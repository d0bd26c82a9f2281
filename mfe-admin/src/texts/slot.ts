import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  slotAt: 'Slot at {time}',
  backToCalendar: 'Back to calendar',
});
