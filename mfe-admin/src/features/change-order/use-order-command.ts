import { findSlots, listBookings, listProducts, showOrder } from '@northlight/client';
import { callApi, refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';
import type { Command } from '../../queries/command.ts';

/** One command about an order; pressed again after a lost answer it is done once. */
export function useOrderCommand<Body extends object, Answer>(
  reference: string,
  operation: Command<'order', Body, Answer>,
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: (body: Body) =>
      callApi(operation, {
        params: { order: reference },
        idempotencyKey: keys.keyFor({ command: operation.path, ...body }),
        body,
      }),
    onSuccess: () => keys.forget(),
    // also where somebody else was quicker: what is shown is old then
    onSettled: async (answer) => {
      await refresh(client, '/api/admin', showOrder, listBookings, findSlots, listProducts);
      if (answer !== undefined) onDone(answer);
    },
  });
  return { run: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
