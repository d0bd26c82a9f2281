import { CloseDaysDto, type ManagedVenueDetailView } from '@northlight/contracts';
import { http } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { useState } from 'react';
import { toldBy, useVenueChange } from '../../managed-venues.ts';
import { closeFreeSlots, useStanding } from '../../standing.ts';

const empty = { from: '', to: '', reason: '' };
const controls = { names: ['from', 'to', 'reason'], idPrefix: 'closure-' } as const;

/** The form of a closure: what stands on its days is looked up while they are chosen. */
export function useClosing({ id }: ManagedVenueDetailView) {
  const { form, field, summary, submit } = useRuledForm<CloseDaysDto>(CloseDaysDto, empty, controls);
  const [from, last] = form.watch(['from', 'to']);
  const to = last || from;
  const [closesFree, setClosesFree] = useState(true);
  const { data: standing } = useStanding(from && to >= from ? { venueId: id, from, to } : undefined);
  const call = useVenueChange<CloseDaysDto>(id, {
    send: async (said) => {
      const venue = await http.post<ManagedVenueDetailView>(`/api/admin/venues/${id}/closures`, said);
      if (closesFree) await closeFreeSlots({ venueId: id, from: said.from, to: said.to }, said.reason);
      return venue;
    },
    done: 'Closure saved successfully',
    onDone: () => form.reset(empty),
  });
  return {
    field,
    summary,
    from,
    closesFree,
    setClosesFree,
    standing,
    isSaving: call.isPending,
    failure: call.error ? `Failed to save the closure: ${toldBy(call.error)}` : undefined,
    save: submit((values) => call.mutateAsync(values)),
    /** A single day is the usual thing: the last day follows the first until it is chosen. */
    followFirst: () => {
      if (!form.getValues('to') && form.getValues('from')) form.setValue('to', form.getValues('from'));
    },
  };
}
