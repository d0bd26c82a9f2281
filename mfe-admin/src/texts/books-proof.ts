import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  proofOfTheBooks: 'Proof of the books',
  loadingTheProof: 'Loading the proof of the books',
  couldntLoadTheProof: 'Couldn’t load the proof of the books.',
  notProvenYet: 'The books haven’t been proven yet. That happens every night.',
  proofIsLate: 'The books should be proven every night, but weren’t since {at}. Please see Operations.',
  everythingAddsUp: 'Everything adds up',
  somethingDoesNotAddUp:
    '{count, plural, one {# difference needs a closer look} other {# differences need a closer look}}',
  journalProven:
    'The journal matches bookings, payments, gift cards, and plans through {day}: {compared, plural, one {# amount} other {# amounts}} compared {at}.',
  gatewayProven:
    'The payment gateway’s own list matches the books through {day}: {compared, plural, one {# payment, refund, or dispute} other {# payments, refunds, and disputes}} compared {at}.',
  journalCompared:
    'The journal was compared with bookings, payments, gift cards, and plans through {day}: {compared, plural, one {# amount} other {# amounts}}, {at}.',
  gatewayCompared:
    'The books were compared with the payment gateway’s own list through {day}: {compared, plural, one {# payment, refund, or dispute} other {# payments, refunds, and disputes}}, {at}.',
  day: 'Day',
  difference: 'Difference',
  where: 'Where',
  shouldBe: 'Should be',
  is: 'Is',
  actions: 'Actions',
  settle: 'Settle',
  settleOf: 'Settle the difference at {subject}',
  unbalanced: 'Debits and credits of an entry',
  deferred: 'Paid for visits to come',
  gateway: 'Payment gateway',
  refundsUnderway: 'Refunds on their way',
  vouchers: 'Gift cards',
  planCredit: 'Gift cards that pay plans',
  clearing: 'Between orders and bookings',
  notInTheBooks: 'At the gateway, but not in the books',
  notAtTheGateway: 'In the books, but not at the gateway',
  amount: 'Different amounts',
  all: 'All together',
  settleThisDifference: 'Settle this difference',
  settleHint: 'It won’t be reported again unless its amounts change. Your choice is kept in the audit.',
  whyIsItSettled: 'Why is it settled?',
  putRight: 'It was put right',
  notOurs: 'It isn’t a payment of this site',
  accepted: 'It’s accepted as it is',
  notNow: 'Not now',
  saving: 'Saving…',
  differenceSettled: 'Difference settled',
});
