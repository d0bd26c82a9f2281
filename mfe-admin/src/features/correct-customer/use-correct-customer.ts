import { listBookings, type Sent, showOrder } from '@northlight/client';
import type { CorrectCustomerDto, CustomerCorrectedView } from '@northlight/contracts';
import { refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemsOf } from '../../forms/field-problems.ts';

interface Correction {
  readonly body: Sent<CorrectCustomerDto>;
  readonly idempotencyKey: string;
}

/** Sends what is right of a customer, for the booking or the order that is theirs. */
export type SendCorrection = (correction: Correction) => Promise<CustomerCorrectedView>;

/** Puts a customer right; pressed again after a lost answer, it is done once. */
export function useCorrectCustomer(send: SendCorrection, onDone: (answer: CustomerCorrectedView) => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: (body: CorrectCustomerDto) => send({ body, idempotencyKey: keys.keyFor(body) }),
    onSuccess: async (answer) => {
      keys.forget();
      onDone(answer);
      await refresh(client, '/api/admin', listBookings, showOrder);
    },
  });
  const { of: problemOf, rest: problem } = problemsOf(call.error, {});
  return { correct: call.mutate, isBusy: call.isPending, problem, problemOf };
}
