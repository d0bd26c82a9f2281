import { addPlanCredit, cancelPlan, endPause, pausePlan, resumePlan, showSubscription } from '@northlight/client';
import type { AddPlanCreditDto, PauseMonths, SubscriptionView } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  HttpError,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../texts/subscription.ts';
import { useAccountChanged } from './account-calls.ts';

/** What somebody pays by the month; other tabs and the gateway change it, too. */
const subscriptionQuery = queryOptions({ ...apiQuery(showSubscription, {}), staleTime: 0 });

const PAUSE_MS = 1_500;
/** A confirmation that takes longer than this comes by email. */
const CONFIRM_WITHIN_MS = 120_000;

export const isRunning = ({ state }: Pick<SubscriptionView, 'state'>): boolean =>
  state === 'active' || state === 'past_due';

/** The plan that is paid, asked for again while its first payment is being confirmed. */
export const useSubscription = () => {
  const { isAwaited, isLate } = useReturned();
  const { data, refetch } = useQuery(subscriptionQuery);
  const isConfirming = isAwaited && !isLate && data?.state === 'started';
  useEffect(() => {
    if (!isConfirming) return undefined;
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isConfirming, refetch]);
  const accountChanged = useAccountChanged();
  const hasStarted = isAwaited && data !== undefined && isRunning(data);
  const tell = useEffectEvent(async () => {
    toast({ title: texts.yourPlanIsActive, tone: 'good' });
    await accountChanged();
  });
  useEffect(() => {
    if (hasStarted) void tell();
  }, [hasStarted]);
  return { subscription: data, isConfirming };
};

/** Whether the customer came back from the page of the gateway, and how long ago. */
const useReturned = () => {
  const [params] = useSearchParams();
  const isAwaited = params.get('plan') === 'paid';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setLate(true), CONFIRM_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return { isAwaited, isLate };
};

/** Ends the plan with its month, or takes that back. The press may be repeated. */
export const useCancelPlan = (isCanceled: boolean, onDone: () => void) =>
  useChange(() => callApi(isCanceled ? cancelPlan : resumePlan, {}), {
    done: isCanceled ? texts.yourPlanEnds : texts.yourPlanRenews,
    onDone,
  });

/** Pauses the plan for so many months after the one that is paid. */
export const usePausePlan = (months: PauseMonths, onDone: () => void) =>
  useChange(() => callApi(pausePlan, { body: { months } }), { done: texts.yourPlanIsPaused, onDone });

/** Has the next month paid again. The press may be repeated. */
export const useEndPause = () =>
  useChange(() => callApi(endPause, {}), { done: texts.yourPlanResumes, onDone: () => undefined });

/** Has a gift card pay months to come. The press may be repeated. */
export const useGiftCard = (onDone: () => void) => {
  const [keys] = useState(idempotencyKeys);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AddPlanCreditDto) => callApi(addPlanCredit, { body, idempotencyKey: keys.keyFor(body) }),
    onSuccess: (view) => {
      keys.forget();
      client.setQueryData(subscriptionQuery.queryKey, view);
      toast({ title: texts.yourGiftCardPays, tone: 'good' });
      onDone();
    },
  });
};

interface Change {
  /** What is said once it is done. */
  readonly done: string;
  readonly onDone: () => void;
}

const useChange = (change: () => Promise<SubscriptionView>, { done, onDone }: Change) => {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: (view) => {
      client.setQueryData(subscriptionQuery.queryKey, view);
      toast({ title: done, tone: 'good' });
      onDone();
    },
  });
  return { run: () => mutate(), isPending, problem: problemOf(error) };
};

/** Why it did not work, in words; undefined while it did. */
export const problemOf = (error: Error | null): string | undefined => {
  if (!error) return undefined;
  return (error instanceof HttpError && error.userMessage) || texts.somethingWentWrong;
};
