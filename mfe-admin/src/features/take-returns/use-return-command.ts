import { listProducts, type Operation, showOrder } from '@northlight/client';
import type { OrderReturnView } from '@northlight/contracts';
import { callApi, refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';

type ReturnCommand<Body> = Operation<
  {
    readonly params: { readonly order: string | number; readonly returnId: string | number };
    readonly body: Body;
    readonly idempotencyKey?: string;
  },
  OrderReturnView
>;

interface Named {
  readonly order: string;
  readonly returnId: string;
}

/** One command about a return; pressed again after a lost answer it is done once. */
export function useReturnCommand<Body extends object>(
  params: Named,
  operation: ReturnCommand<Body>,
  onDone: (answer: OrderReturnView) => void,
) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: (body: Body) => callApi(operation, { params, idempotencyKey: keys.keyFor(body), body }),
    onSuccess: () => keys.forget(),
    // also where somebody else was quicker: what is shown is old then
    onSettled: async (answer) => {
      await refresh(client, '/api/admin', showOrder, listProducts);
      if (answer !== undefined) onDone(answer);
    },
  });
  return { run: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
