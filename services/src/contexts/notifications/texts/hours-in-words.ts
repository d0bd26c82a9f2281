import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  to: ' to {days}',
  toOf: '{opens} to {closes}',
});
