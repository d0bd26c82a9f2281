import { listBookings, listRefunds } from '@northlight/client';
import type { RefundSettledView, RefundState, RefundView } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  keepPreviousData,
  money,
  refresh,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';
import type { Command } from '../../queries/command.ts';
import { texts } from '../../texts/refund-queue.ts';

const pageSize = 50;

/** A page of the refunds in a state, and how many there are of each. */
export const useRefunds = (state: RefundState, cursor: string | undefined) =>
  useQuery({
    ...apiQuery(listRefunds, { query: { state, cursor, limit: pageSize } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** What somebody says of a refund, and what that is called afterwards. */
const outcomeTexts = {
  pay: texts.isRefunded,
  fail: texts.staysOpen,
  drop: texts.isOffTheList,
  withdraw: texts.refundWithdrawnForReference,
} as const;
export type Outcome = keyof typeof outcomeTexts;

interface Settlement {
  readonly outcome: Outcome;
  readonly body: object;
  readonly send: (bookingId: string, idempotencyKey: string) => Promise<RefundSettledView>;
}

/** What is sent to say it; the compiler sees to it that the operation takes the body. */
export const settlement = <Body extends object>(
  outcome: Outcome,
  operation: Command<'booking', Body, RefundSettledView>,
  body: Body,
): Settlement => ({
  outcome,
  body,
  send: (booking, idempotencyKey) => callApi(operation, { params: { booking }, idempotencyKey, body }),
});

/** Says what became of a refund; pressed again after a lost answer it is said once. */
export function useSettle({ bookingId, reference, owed, withdrawable }: RefundView, onDone: () => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: ({ outcome, body, send }: Settlement) => send(bookingId, keys.keyFor({ outcome, ...body })),
    onSuccess: (_, { outcome }) => {
      keys.forget();
      onDone();
      toast({
        title: outcomeTexts[outcome]({ reference }),
        description: money(outcome === 'withdraw' ? withdrawable : owed),
        tone: 'good',
      });
    },
    // also where somebody else was quicker: the list is old then
    onSettled: () => refresh(client, '/api/admin', listBookings),
  });
  return { settle: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
