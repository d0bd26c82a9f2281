import type { PersonAnswer, PersonErasedView, PersonFoundView, PersonToldView } from '@northlight/contracts';
import { http, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/answer-persons.ts';

const path = '/api/admin/persons';

/** What is kept of somebody, an entry each. */
export const useFound = (search: string) =>
  useQuery({
    queryKey: ['admin', 'persons', search],
    queryFn: ({ signal }) => http.get<PersonFoundView>(path, { query: { search }, signal }),
    enabled: search !== '',
    staleTime: 0,
  });

/** All of it, once; it is kept by nothing but the page that shows it. */
export function useTell(whom: string, onTold: (told: PersonToldView) => void) {
  const call = useMutation({
    mutationFn: (answer: PersonAnswer) => http.post<PersonToldView>(`${path}/export`, { whom, ...answer }),
    onSuccess: onTold,
    gcTime: 0,
  });
  return { run: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}

/** Forgets somebody for good. */
export function useErase(whom: string, onDone: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (answer: PersonAnswer) => http.delete<PersonErasedView>(path, { body: { whom, ...answer } }),
    onSuccess: async ({ erased, hadAccount }) => {
      const description = hadAccount ? { description: texts.theAccountIsGone } : {};
      toast({ title: texts.erased({ erased }), ...description, tone: 'good' });
      onDone();
      // it may be the one who looks
      await client.invalidateQueries();
    },
  });
  return { run: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
