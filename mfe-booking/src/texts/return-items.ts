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
  changedMyMind: 'Changed my mind',
  doesntFit: 'Doesn’t fit',
  damagedOrDefective: 'Damaged or defective',
  notWhatIOrdered: 'Not what I ordered',
  somethingElse: 'Something else',
  requestReturn: 'Request return',
  notNow: 'Not now',
  sending: 'Sending…',
  yourReturnIsRequested: 'Your return is requested',
  bringOrSend:
    'Bring the items to the venue, or send them to {place} with the reference {reference} in the package. Shipping isn’t refunded.',
  bringOrSendToUs:
    'Bring the items to our flagship venue, or send them there with the reference {reference} in the package. Shipping isn’t refunded.',
  requested: 'Requested',
  onItsWayBack: '{refund} on its way back to your card',
  toBePaidBack: '{refund} to be paid back at the venue',
  backOnYourGiftCard: '{amount} back on your gift card',
  isRefunded: '{refund} refunded',
  nothingRefunded: 'Received, nothing refunded',
  items: '{count} × {name}',
  requestedOn: 'Requested on {date}',
});
