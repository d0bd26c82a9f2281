import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  plansChangeYouCanReschedule:
    'Plans change? You can reschedule up to {moveHours, plural, one {# hour} other {# hours}} before your visit, or cancel at least {refundHours, plural, one {# hour} other {# hours}} before it for a full refund.',
  plansChangeYouCanRescheduleSentence: 'Plans change? You can reschedule or cancel for a limited time.',
  pleaseTryAgain: 'Please try again in a moment.',
  retry: 'Retry',
  otherTimes: 'Other times',
  reserved: 'Reserved',
  confirmed: 'Confirmed',
  checkedIn: 'Checked in',
  visited: 'Visited',
  expired: 'Expired',
  canceled: 'Canceled',
  missed: 'Missed',
});
