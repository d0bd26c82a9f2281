import { mostSlotsAtOnce, type SlotOutcomeView, type SlotsChangedView } from '@northlight/contracts';
import { http, useMutation, useQueryClient } from '@northlight/site-kit';
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
    mutationFn: async ({ does, ...body }: SlotsOrder) => {
      const key = keys.keyFor({ does, ...body, slotIds });
      const outcomes: SlotOutcomeView[] = [];
      for (let first = 0; first < slotIds.length; first += mostSlotsAtOnce) {
        const some = { ...body, slotIds: slotIds.slice(first, first + mostSlotsAtOnce) };
        const part = { idempotencyKey: `${key}-${first}` };
        outcomes.push(...(await http.post<SlotsChangedView>(`/api/admin/availability/${does}`, some, part)).slots);
      }
      return outcomes;
    },
    onSuccess: (outcomes) => {
      keys.forget();
      onChanged(outcomes);
    },
    // some of it may be done where the rest failed
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return { change: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
