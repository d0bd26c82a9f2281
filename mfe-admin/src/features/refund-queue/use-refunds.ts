import type { RefundSettledView, RefundState, RefundsView, RefundView } from '@northlight/contracts';
import { http, keepPreviousData, money, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/refund-queue.ts';

const pageSize = 50;

/** A page of the refunds in a state, and how many there are of each. */
export const useRefunds = (state: RefundState, cursor: string | undefined) =>
  useQuery({
    queryKey: ['admin', 'refunds', state, cursor],
    queryFn: ({ signal }) =>
      http.get<RefundsView>('/api/admin/refunds', { query: { state, cursor, limit: pageSize }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** What somebody says of a refund, and what that is called afterwards. */
const said = {
  pay: texts.isRefunded,
  fail: texts.staysOpen,
  drop: texts.isOffTheList,
  withdraw: texts.refundWithdrawnForReference,
} as const;
export type Outcome = keyof typeof said;

/** Says what became of a refund; pressed again after a lost answer it is said once. */
export function useSettle({ bookingId, reference, owed, withdrawable }: RefundView, onDone: () => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: ({ outcome, body }: { readonly outcome: Outcome; readonly body: object }) =>
      http.post<RefundSettledView>(`/api/admin/bookings/${bookingId}/refund/${outcome}`, body, {
        idempotencyKey: keys.keyFor({ outcome, ...body }),
      }),
    onSuccess: (_, { outcome }) => {
      keys.forget();
      onDone();
      toast({
        title: said[outcome]({ reference }),
        description: money(outcome === 'withdraw' ? withdrawable : owed),
        tone: 'good',
      });
    },
    // also where somebody else was quicker: the list is old then
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return { settle: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
