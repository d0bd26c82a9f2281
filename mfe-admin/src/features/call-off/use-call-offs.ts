import type { CallOffPreview, CallOffView, StartCallOffDto } from '@northlight/contracts';
import { http, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
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

const path = '/api/admin/call-offs';
const lookAgainMs = 2_000;

/** What was called off of these days; asked again while parties are left. */
export const useCallOffs = ({ venueId, from, to }: Span) =>
  useQuery({
    queryKey: ['admin', 'call-offs', venueId, from, to],
    queryFn: ({ signal }) => http.get<CallOffView[]>(path, { query: { venueId, from, to }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ finishedAt }) => !finishedAt) ? lookAgainMs : false),
  });

/** Whom a call-off would hit. */
export const useCallOffPreview = (choice: CallOffChoice) =>
  useQuery({
    queryKey: ['admin', 'call-off-preview', choice],
    queryFn: ({ signal }) => http.get<CallOffPreview>(`${path}/preview`, { query: choice, signal }),
    staleTime: 0,
  });

/** Calls slots off; pressed again after a lost answer, it is done once. */
export function useStartCallOff(onDone: (begun: CallOffView) => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const call = useMutation({
    mutationFn: (said: StartCallOffDto) =>
      http.post<CallOffView>(path, said, { idempotencyKey: keys.keyFor({ does: 'call-off', ...said }) }),
    onSuccess: async (begun) => {
      keys.forget();
      onDone(begun);
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return { start: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
