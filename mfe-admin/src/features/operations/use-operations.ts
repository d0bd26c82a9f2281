import { listFailedJobs, showOutbox, showQueues, showRetention } from '@northlight/client';
import {
  apiQuery,
  callApi,
  HttpError,
  keepPreviousData,
  queryOptions,
  refresh,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { texts } from '../../texts/operations.ts';

/** Milliseconds between two looks: an operator watches something happen. */
const POLL_MS = 5_000;

const always = { staleTime: 0, refetchInterval: POLL_MS } as const;

const queues = queryOptions({ ...apiQuery(showQueues, {}), ...always });

const outbox = queryOptions({ ...apiQuery(showOutbox, {}), ...always });

/** Counted in the tables themselves: looked at when somebody comes, and not every few seconds. */
const retention = queryOptions({ ...apiQuery(showRetention, {}), staleTime: 60_000 });

/** The failed jobs of the queues that have some. */
const failedOf = (names: readonly string[]) =>
  queryOptions({
    queryKey: [...apiQuery(showQueues, {}).queryKey, 'failed', ...names],
    queryFn: async ({ signal }) =>
      (await Promise.all(names.map((name) => callApi(listFailedJobs, { params: { name } }, { signal })))).flat(),
    ...always,
  });

export const useQueues = () => useQuery(queues);
export const useOutbox = () => useQuery(outbox);
export const useRetention = () => useQuery(retention);

/** Where another queue has failures, or none any more, those that were known stay until all are. */
export const useFailedJobs = (names: readonly string[]) =>
  useQuery({ ...failedOf(names), placeholderData: keepPreviousData });

/** Does something for an operator. @returns what is said when it was done */
export type Deed = () => Promise<string>;

/** Does it, looks again, and says why it was not done. */
export function useOperationAction(onDone: () => void = () => undefined) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (deed: Deed) => deed(),
    onSuccess: async (title) => {
      toast({ title, tone: 'good' });
      onDone();
      await refresh(client, '/api/admin');
    },
    onError: (error) => {
      const serverMessage = error instanceof HttpError ? error.userMessage : undefined;
      toast({ title: texts.somethingWentWrong, description: serverMessage ?? texts.pleaseTryAgain, tone: 'bad' });
      void refresh(client, '/api/admin');
    },
  });
  return { run: call.mutate, isBusy: call.isPending };
}
