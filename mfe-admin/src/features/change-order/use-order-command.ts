import { http, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';

/** One command about an order; pressed again after a lost answer it is done once. */
export function useOrderCommand<Answer>(
  reference: string,
  command: 'collect' | 'cancel' | 'resend',
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: (body: object) =>
      http.post<Answer>(`/api/admin/orders/${reference}/${command}`, body, {
        idempotencyKey: keys.keyFor({ command, ...body }),
      }),
    onSuccess: () => keys.forget(),
    // also where somebody else was quicker: what is shown is old then
    onSettled: async (answer) => {
      await client.invalidateQueries({ queryKey: ['admin'] });
      if (answer !== undefined) onDone(answer);
    },
  });
  return { run: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
