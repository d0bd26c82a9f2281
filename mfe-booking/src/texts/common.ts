import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  plansChangeYouMayMove:
    'Plans change: you may move {what} up to {moveHours, plural, one {# hour} other {# hours}} before it starts, and you get a full ',
  refundWhenYouCancelHours:
    'refund when you cancel {refundHours, plural, one {# hour} other {# hours}} or more before.',
  plansChangeYouMayMoveOf: 'Plans change: you may move or cancel {what} for a while.',
  pleaseTryAgain: 'Please try again in a moment.',
  retry: 'Retry',
  otherTimes: 'Other times',
  reserved: 'Reserved',
  confirmed: 'Confirmed',
  checkedIn: 'Checked in',
  visited: 'Visited',
  expired: 'Expired',
  cancelled: 'Cancelled',
  missed: 'Missed',
});
