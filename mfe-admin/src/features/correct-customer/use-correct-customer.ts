import type { CorrectCustomerDto, CustomerCorrectedView } from '@northlight/contracts';
import { http, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemsOf } from '../../forms/field-problems.ts';

/** Puts a customer right; pressed again after a lost answer, it is done once. */
export function useCorrectCustomer(path: string, onDone: (answer: CustomerCorrectedView) => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: (said: CorrectCustomerDto) =>
      http.post<CustomerCorrectedView>(`${path}/customer`, said, {
        idempotencyKey: keys.keyFor({ does: 'correct-customer', ...said }),
      }),
    onSuccess: async (answer) => {
      keys.forget();
      onDone(answer);
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const { of: problemOf, rest: problem } = problemsOf(call.error, {});
  return { correct: call.mutate, isBusy: call.isPending, problem, problemOf };
}
