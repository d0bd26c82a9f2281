import { erasePerson, findPerson, tellPerson } from '@northlight/client';
import type { PersonAnswer, PersonDataView } from '@northlight/contracts';
import { apiQuery, callApi, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/answer-persons.ts';

/** What is kept of somebody, an entry each. */
export const useFound = (search: string) =>
  useQuery({ ...apiQuery(findPerson, { query: { search } }), enabled: search !== '', staleTime: 0 });

/** All of it, once; it is kept by nothing but the page that shows it. */
export function useTell(whom: string, onTold: (data: PersonDataView) => void) {
  const call = useMutation({
    mutationFn: (answer: PersonAnswer) => callApi(tellPerson, { body: { whom, ...answer } }),
    onSuccess: onTold,
    gcTime: 0,
  });
  return { run: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}

/** Forgets somebody for good. */
export function useErase(whom: string, onDone: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (answer: PersonAnswer) => callApi(erasePerson, { body: { whom, ...answer } }),
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
