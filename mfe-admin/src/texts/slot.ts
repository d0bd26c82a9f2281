import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  slotAt: 'Slot at {time}',
  backToTheCalendar: 'Back to calendar',
});
