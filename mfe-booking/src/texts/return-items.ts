import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  returns: 'Returns',
  youCanReturnUnwornItems:
    'You can return unworn items within 30 days of pickup or delivery. Their price and tax go back to you.',
  returnItems: 'Return items',
  chooseHowMany: 'Choose how many of each you’re sending back.',
  reason: 'Reason',
  selectAReason: 'Select a reason',
  pleaseSelectAReason: 'Please select a reason',
  pleaseChooseAtLeastOne: 'Please choose at least one item',
  changed_mind: 'Changed my mind',
  wrong_size: 'Doesn’t fit',
  damaged: 'Damaged or defective',
  wrong_item: 'Not what I ordered',
  other: 'Something else',
  requestReturn: 'Request return',
  notNow: 'Not now',
  sending: 'Sending…',
  yourReturnIsRequested: 'Your return is requested',
  bringOrSend:
    'Bring the items to the venue, or send them to {place} with the reference {reference} in the package. Shipping isn’t refunded.',
  bringOrSendToUs:
    'Bring the items to our flagship venue, or send them there with the reference {reference} in the package. Shipping isn’t refunded.',
  requested: 'Requested',
  refunding: '{refund} on its way back to your card',
  due_at_venue: '{refund} to be paid back at the venue',
  refunded: '{refund} refunded',
  nothingRefunded: 'Received, nothing refunded',
  items: '{count} × {name}',
  requestedOn: 'Requested on {date}',
});
