import { closeSlots, findSlots, reopenSlots, resizeSlots } from '@northlight/client';
import { maxSlotsPerRequest, type SlotOutcomeView } from '@northlight/contracts';
import { callApi, refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';

/** What is to be done with slots. */
export type SlotsOrder =
  | { readonly does: 'close' | 'reopen'; readonly reason: string }
  | { readonly does: 'resize'; readonly capacity: number };

/**
 * Changes many slots; each answers for itself. More than one request may change go one request after the other; pressed
 * again after a lost answer, what was done is not done twice.
 */
export function useChangeSlots(slotIds: readonly string[], onChanged: (outcomes: readonly SlotOutcomeView[]) => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: async (order: SlotsOrder) => {
      const key = keys.keyFor({ ...order, slotIds });
      const outcomes: SlotOutcomeView[] = [];
      for (let first = 0; first < slotIds.length; first += maxSlotsPerRequest) {
        const some = slotIds.slice(first, first + maxSlotsPerRequest);
        outcomes.push(...(await send(order, some, `${key}-${first}`)).slots);
      }
      return outcomes;
    },
    onSuccess: (outcomes) => {
      keys.forget();
      onChanged(outcomes);
    },
    // some of it may be done where the rest failed
    onSettled: () => refresh(client, '/api/admin', findSlots),
  });
  return { change: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}

function send(order: SlotsOrder, slotIds: readonly string[], idempotencyKey: string) {
  if (order.does === 'resize')
    return callApi(resizeSlots, { idempotencyKey, body: { capacity: order.capacity, slotIds } });
  const operation = order.does === 'close' ? closeSlots : reopenSlots;
  return callApi(operation, { idempotencyKey, body: { reason: order.reason, slotIds } });
}
