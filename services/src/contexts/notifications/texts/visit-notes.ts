import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseArrive15MinutesBefore: 'Please arrive 15 minutes before the start for your orientation.',
  refundStillOwed: 'Refund still owed',
  refundedSoFar: 'Refunded so far',
  yourVisitStartsInLess:
    'Your visit starts in less than {moveHours, plural, one {# hour} other {# hours}}, so this booking can no longer be changed.',
  youCanRescheduleOrChange: 'You can reschedule or change your tickets until {moveUntil}.',
  nothingHasBeenChargedYet: 'Nothing has been charged yet. You pay at the venue.',
  cancelByForAFull: 'Cancel by {refundUntil} for a full refund.',
  cancelingNoLongerGetsYou:
    'Canceling no longer gets you a refund. The deadline was {refundHours, plural, one {# hour} other {# hours}} before the start.',
});
