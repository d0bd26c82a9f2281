import type { DifferenceKind, DifferenceView, ProofView } from '@northlight/contracts';
import { dateText } from '@northlight/site-kit';
import { minuteText } from '../../format/moments.ts';
import { texts } from '../../texts/books-proof.ts';

/** What does not add up, for people. */
export const differenceWords: Readonly<Record<DifferenceKind, string>> = {
  unbalanced: texts.unbalanced,
  deferred: texts.deferred,
  gateway: texts.gateway,
  refunds_underway: texts.refundsUnderway,
  vouchers: texts.vouchers,
  plan_credit: texts.planCredit,
  clearing: texts.clearing,
  not_in_the_books: texts.notInTheBooks,
  not_at_the_gateway: texts.notAtTheGateway,
  amount: texts.amount,
};

/** Where it is: a stream of the log, the gateway's own id, or all together. */
export const whereText = ({ subject }: Pick<DifferenceView, 'subject'>): string =>
  subject === 'all' ? texts.all : subject;

/** What a proof has compared, and when. @param addsUp whether nothing differs */
export function proofText({ kind, day, at, compared }: ProofView, addsUp: boolean): string {
  const values = { day: dateText(day), compared, at: minuteText(at) };
  if (kind === 'journal') return addsUp ? texts.journalProven(values) : texts.journalCompared(values);
  return addsUp ? texts.gatewayProven(values) : texts.gatewayCompared(values);
}
