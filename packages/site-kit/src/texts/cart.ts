import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  at: '{date} at {time}',
  scheduleLater: 'Schedule later',
});
