import { type Operation, showOrder } from '@northlight/client';
import type { ShipmentMovedView } from '@northlight/contracts';
import { callApi, refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { problemText } from '../../forms/field-problems.ts';

/** One step of a parcel; pressed twice it is one. */
export function useShipmentCommand<Input extends { readonly params: { readonly order: string | number } }>(
  operation: Operation<Input, ShipmentMovedView>,
  onDone: () => void,
) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (input: Input) => callApi(operation, input as never),
    // also where somebody else was quicker: what is shown is old then
    onSettled: async (answer) => {
      await refresh(client, '/api/admin', showOrder);
      if (answer !== undefined) onDone();
    },
  });
  return { run: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
