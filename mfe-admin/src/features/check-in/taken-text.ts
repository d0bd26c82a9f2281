import type { DeskPaymentView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { texts } from '../../texts/check-in.ts';

/** What the guest pays now; undefined where nothing is due. */
export const takenText = (taken: DeskPaymentView | undefined): string | undefined =>
  taken && (taken.paidWith === 'cash' ? texts.takeInCash : texts.takeByCard)({ amount: money(taken.amount) });
