import { closeDays, showAvailability } from '@northlight/client';
import { CloseDaysDto, type ManagedVenueDetailView } from '@northlight/contracts';
import { callApi, refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { useState } from 'react';
import { errorText, useVenueChange } from '../../queries/managed-venues.ts';
import { closeFreeSlots, useStanding } from '../../queries/standing.ts';
import { texts } from '../../texts/closures.ts';

const empty = { from: '', to: '', reason: '' };
const controls = { names: ['from', 'to', 'reason'], idPrefix: 'closure-' } as const;

/** The form of a closure: what stands on its days is looked up while they are chosen. */
export function useClosing({ id }: ManagedVenueDetailView) {
  const { form, field, summary, submit } = useRuledForm<CloseDaysDto>(CloseDaysDto, empty, controls);
  const [from, last] = form.watch(['from', 'to']);
  const to = last || from;
  const [closesFree, setClosesFree] = useState(true);
  const standing = useStanding(from && to >= from ? { venueId: id, from, to } : undefined);
  const free = useClosingFree(id);
  const call = useVenueChange<CloseDaysDto>(id, {
    send: (input) => callApi(closeDays, { params: { id }, body: input }),
    done: texts.closureSavedSuccessfully,
    onDone: () => form.reset(empty),
  });
  const isSaving = call.isPending || free.isPending;
  const save = async (input: CloseDaysDto) => {
    // slots are closed only where somebody was asked about them
    const wasAsked = (standing.data?.freeSlots ?? 0) > 0;
    await call.mutateAsync(input);
    if (wasAsked && closesFree) await free.mutateAsync(input);
  };
  return {
    ...{ field, summary, from, closesFree, setClosesFree, standing, free },
    // while what stands on these days is not known nobody could be asked about its slots
    isBusy: isSaving || standing.isLoading,
    busyText: isSaving ? texts.saving : texts.checkingTheseDays,
    failure: call.error ? texts.failedToSaveTheClosure({ error: errorText(call.error) }) : undefined,
    save: submit(save),
    /** A single day is the usual thing: the last day follows the first until it is chosen. */
    followFirst: () => {
      if (!form.getValues('to') && form.getValues('from')) form.setValue('to', form.getValues('from'));
    },
  };
}

/** The second step, which may fail where the first was done, and be tried again on its own. */
function useClosingFree(venueId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ from, to, reason }: CloseDaysDto) => closeFreeSlots({ venueId, from, to }, reason),
    onSettled: () => refresh(client, showAvailability),
  });
}
