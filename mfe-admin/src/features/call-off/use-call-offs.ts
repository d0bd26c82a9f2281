import { findSlots, listBookings, listCallOffs, previewCallOff, startCallOff } from '@northlight/client';
import type { StartCallOffDto } from '@northlight/contracts';
import { apiQuery, callApi, refresh, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';

/** Which slots of a day: all of them, those of one experience, or one start. */
export interface CallOffChoice {
  readonly venueId: number;
  readonly date: string;
  readonly experienceId?: number | undefined;
  readonly time?: string | undefined;
}

/** Some days of a venue. */
interface Span {
  readonly venueId: number;
  readonly from: string;
  readonly to: string;
}

const POLL_MS = 2_000;

/** What was called off of these days; asked again while parties are left. */
export const useCallOffs = ({ venueId, from, to }: Span) =>
  useQuery({
    ...apiQuery(listCallOffs, { query: { venueId, from, to } }),
    refetchInterval: ({ state }) => (state.data?.some(({ finishedAt }) => !finishedAt) ? POLL_MS : false),
  });

/** Whom a call-off would hit. */
export const useCallOffPreview = (choice: CallOffChoice) =>
  useQuery({ ...apiQuery(previewCallOff, { query: choice }), staleTime: 0 });

/** Calls slots off; pressed again after a lost answer, it is done once. */
export function useStartCallOff(onDone: () => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: (input: StartCallOffDto) =>
      callApi(startCallOff, { idempotencyKey: keys.keyFor({ does: 'call-off', ...input }), body: input }),
    onSuccess: async () => {
      keys.forget();
      onDone();
      await refresh(client, '/api/admin', findSlots, listBookings);
    },
  });
  return { start: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
