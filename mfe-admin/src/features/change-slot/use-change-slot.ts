import { closeSlot, findSlots, reopenSlot, resizeSlot } from '@northlight/client';
import { callApi, refresh, toast, useMutation, useQueryClient } from '@northlight/site-kit';
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
    mutationFn: (order: SlotOrder) => send(slotId, order),
    onSuccess: async (_, { does }) => {
      onDone();
      toast({ title: done[does] });
      await refresh(client, '/api/admin', findSlots);
    },
  });
  return { change: call.mutate, isBusy: call.isPending, refusal: problemText(call.error) };
}

function send(slotId: string, order: SlotOrder) {
  const params = { slotId };
  if (order.does === 'resize') return callApi(resizeSlot, { params, body: { capacity: order.capacity } });
  const operation = order.does === 'close' ? closeSlot : reopenSlot;
  return callApi(operation, { params, body: { reason: order.reason } });
}
