import { listFrontChanges, listFrontErrors, listFronts, listReleases, orderFront } from '@northlight/client';
import type { OrderFrontDto } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  keepPreviousData,
  refresh,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/release-console.ts';

/** Milliseconds between two looks: whoever deploys watches what comes of it. */
const POLL_MS = 5_000;

const always = { staleTime: 0, refetchInterval: POLL_MS } as const;

export const useFronts = () => useQuery({ ...apiQuery(listFronts, {}), ...always });

export const useReleases = (app: string) => useQuery({ ...apiQuery(listReleases, { params: { app } }), staleTime: 0 });

export const useFrontErrors = (app: string) =>
  useQuery({ ...apiQuery(listFrontErrors, { params: { app } }), ...always });

/** A page of who changed a front, the newest first. */
export const useFrontChanges = (app: string, cursor: string | undefined) =>
  useQuery({
    ...apiQuery(listFrontChanges, { params: { app }, query: { cursor, limit: 10 } }),
    ...always,
    placeholderData: keepPreviousData,
  });

/** Gives an order, says what came of it, and looks again; also where somebody else was faster. */
export function useOrder(app: string, onDone: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (body: OrderFrontDto) => callApi(orderFront, { params: { app }, body }),
    onSuccess: ({ changed }) => {
      toast({ title: changed ? texts.changed({ app }) : texts.unchanged({ app }), tone: 'good' });
      onDone();
    },
    onSettled: () => refresh(client, '/api/admin/fronts'),
  });
  return { order: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}
