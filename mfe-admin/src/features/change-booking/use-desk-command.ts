import type { DeskBookingView } from '@northlight/contracts';
import { http, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';

/** One command about a booking; pressed again after a lost answer it is done once. */
export function useDeskCommand<Answer>(
  { id }: Pick<DeskBookingView, 'id'>,
  command: 'cancel' | 'move' | 'party' | 'refund/grant' | 'resend',
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: (body: object) =>
      http.post<Answer>(`/api/admin/bookings/${id}/${command}`, body, {
        idempotencyKey: keys.keyFor({ command, ...body }),
      }),
    onSuccess: async (answer) => {
      keys.forget();
      onDone(answer);
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return { run: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
