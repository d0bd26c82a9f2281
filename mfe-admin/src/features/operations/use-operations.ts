import type { FailedJobView, OutboxView, QueuesView, RetentionView } from '@northlight/contracts';
import {
  HttpError,
  http,
  keepPreviousData,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { texts } from '../../texts/operations.ts';

/** Milliseconds between two looks: an operator watches something happen. */
const look = 5_000;

const always = { staleTime: 0, refetchInterval: look } as const;

const queues = queryOptions({
  queryKey: ['admin', 'queues'],
  queryFn: ({ signal }) => http.get<QueuesView>('/api/admin/queues', { signal }),
  ...always,
});

const outbox = queryOptions({
  queryKey: ['admin', 'outbox'],
  queryFn: ({ signal }) => http.get<OutboxView>('/api/admin/outbox', { signal }),
  ...always,
});

/** Counted in the tables themselves: looked at when somebody comes, and not every few seconds. */
const retention = queryOptions({
  queryKey: ['admin', 'retention'],
  queryFn: ({ signal }) => http.get<RetentionView>('/api/admin/retention', { signal }),
  staleTime: 60_000,
});

/** The failed jobs of the queues that have some. */
const failedOf = (names: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'failed-jobs', ...names],
    queryFn: async ({ signal }) =>
      (
        await Promise.all(
          names.map((name) => http.get<FailedJobView[]>(`/api/admin/queues/${name}/failed`, { signal })),
        )
      ).flat(),
    ...always,
  });

export const useQueues = () => useQuery(queues);
export const useOutbox = () => useQuery(outbox);
export const useRetention = () => useQuery(retention);

/** Where another queue has failures, or none any more, those that were known stay until all are. */
export const useFailedJobs = (names: readonly string[]) =>
  useQuery({ ...failedOf(names), placeholderData: keepPreviousData });

/** Something that an operator does. `done` is said when it was, or what it makes of the answer. */
export interface Deed {
  readonly does: () => Promise<unknown>;
  readonly done: string | ((answer: unknown) => string);
}

/** Does it, looks again, and says why it was not done. */
export function useDeed(onDone: () => void = () => undefined) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: ({ does }: Deed) => does(),
    onSuccess: async (answer, { done }) => {
      toast({ title: typeof done === 'string' ? done : done(answer), tone: 'good' });
      onDone();
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => {
      const told = error instanceof HttpError ? error.userMessage : undefined;
      toast({ title: texts.somethingWentWrong, description: told ?? texts.pleaseTryAgain, tone: 'bad' });
      void client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return { run: call.mutate, isBusy: call.isPending };
}
