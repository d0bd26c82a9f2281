import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  slotAt: 'Slot at {time}',
  backToTheCalendar: 'Back to calendar',
});
