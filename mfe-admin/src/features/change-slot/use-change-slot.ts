import type { SlotOutcomeView } from '@northlight/contracts';
import { http, toast, useMutation, useQueryClient } from '@northlight/site-kit';

/** What is to be done with a slot. */
export type SlotOrder =
  | { readonly does: 'close' | 'reopen'; readonly reason: string }
  | { readonly does: 'resize'; readonly capacity: number };

const done = { close: 'The slot is closed', reopen: 'The slot is on sale again', resize: 'The capacity has changed' };

/** Changes a slot; everything that admins look at is asked anew afterwards. */
export function useChangeSlot(slotId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ does, ...body }: SlotOrder) =>
      http.post<SlotOutcomeView>(`/api/admin/availability/slots/${slotId}/${does}`, body),
    onSuccess: async (_, { does }) => {
      onDone();
      toast({ title: done[does] });
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}
