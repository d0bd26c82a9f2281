import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseArrive15MinutesBefore: 'Please arrive 15 minutes before the start for your orientation.',
  refundStillToCome: 'Refund still owed',
  refundedSoFar: 'Refunded so far',
  itIsLessThanHours:
    'Your visit starts in less than {moveHours, plural, one {# hour} other {# hours}}, so this booking can no longer be changed.',
  youMayMoveYourVisit: 'You can reschedule or change your tickets until {moveUntil}.',
  youPayAtTheVenue: 'Nothing has been charged yet. You pay at the venue.',
  ifYouCancelUntilEverything: 'Cancel by {refundUntil} for a full refund.',
  aCancellationIsNoLonger:
    'Canceling no longer gets you a refund. The deadline was {refundHours, plural, one {# hour} other {# hours}} before the start.',
});
