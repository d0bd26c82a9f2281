import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  to: '{first} to {last} {hours}',
  toOf: '{opens} to {closes}',
  text: '{day} {hours}',
  closed: 'closed',
});
