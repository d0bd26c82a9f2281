import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  pleaseArrive15MinutesBefore: 'Please arrive 15 minutes before the start: an orientation is included.',
  refundStillToCome: 'Refund, still to come',
  refundedSoFar: 'Refunded so far',
  itIsLessThanHours: 'It is less than {moveHours} hours before the start: this booking can no longer be changed.',
  youMayMoveYourVisit: 'You may move your visit, or change its tickets, until {moveUntil}.',
  youPayAtTheVenue: 'You pay at the venue: nothing was charged yet.',
  ifYouCancelUntilEverything: 'If you cancel until {refundUntil}, everything is refunded.',
  aCancellationIsNoLonger: 'A cancellation is no longer refunded: that ended {refundHours} hours before the start.',
});
