import type { SlotOutcomeView } from '@northlight/contracts';
import { http, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/change-slot.ts';

/** What is to be done with a slot. */
export type SlotOrder =
  | { readonly does: 'close' | 'reopen'; readonly reason: string }
  | { readonly does: 'resize'; readonly capacity: number };

const done = { close: texts.slotClosed, reopen: texts.slotIsBackOnSale, resize: texts.capacityChanged };

/** Changes a slot; everything that admins look at is asked anew afterwards. `refusal` says why it was not changed. */
export function useChangeSlot(slotId: string, onDone: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: ({ does, ...body }: SlotOrder) =>
      http.post<SlotOutcomeView>(`/api/admin/availability/slots/${slotId}/${does}`, body),
    onSuccess: async (_, { does }) => {
      onDone();
      toast({ title: done[does] });
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return { change: call.mutate, isBusy: call.isPending, refusal: problemText(call.error) };
}
