import { findSlots, listBookings } from '@northlight/client';
import type { DeskBookingView } from '@northlight/contracts';
import { callApi, refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';
import type { Command } from '../../queries/command.ts';

/** One command about a booking; pressed again after a lost answer it is done once. */
export function useDeskCommand<Body extends object, Answer>(
  { id }: Pick<DeskBookingView, 'id'>,
  operation: Command<'booking', Body, Answer>,
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: (body: Body) =>
      callApi(operation, {
        params: { booking: id },
        idempotencyKey: keys.keyFor({ command: operation.path, ...body }),
        body,
      }),
    onSuccess: async (answer) => {
      keys.forget();
      onDone(answer);
      await refresh(client, '/api/admin', listBookings, findSlots);
    },
  });
  return { run: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
