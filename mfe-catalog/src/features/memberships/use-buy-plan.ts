import { buyPlan, changePlan, showPaymentMeans, showSubscription } from '@northlight/client';
import type { BuyPlanDto, MembershipView, SubscriptionView } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  HttpError,
  queryOptions,
  refresh,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { gateway, isSafeAddress } from '@northlight/site-kit/booking-ui';
import { texts } from '../../texts/memberships.ts';

/** What somebody pays by the month; other tabs and the gateway change it, too. */
const subscriptionQuery = queryOptions({ ...apiQuery(showSubscription, {}), staleTime: 0 });
const meansQuery = queryOptions({ ...apiQuery(showPaymentMeans, {}), staleTime: 0 });

export const isRunning = (subscription: SubscriptionView | undefined): subscription is SubscriptionView =>
  subscription?.state === 'active' || subscription?.state === 'past_due';

/** What is known before somebody buys: what they pay already, and whether anything can be paid online at all. */
export const useBuyingFacts = () => {
  const subscription = useQuery(subscriptionQuery);
  const means = useQuery(meansQuery);
  return {
    subscription: subscription.data,
    isOnline: means.data?.online,
    isError: subscription.isError || means.isError,
    retry: () => void Promise.all([subscription.refetch(), means.refetch()]),
  };
};

/** Leads to the page on which the first month is paid; the press may be repeated. @returns what takes the gift card, if any */
export const useBuyPlan = ({ id }: MembershipView) =>
  useMutation({
    mutationFn: async (body: BuyPlanDto) => {
      const { url } = await callApi(buyPlan, { params: { id }, body });
      if (!isSafeAddress(url)) throw new RangeError('The page of the payment has no safe address.');
      return url;
    },
    onSuccess: (url) => gateway.open(url),
  });

/** Another plan from the next month on. */
export const useChangePlan = (onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: MembershipView) => callApi(changePlan, { body: { membershipId: id } }),
    onSuccess: async (_, { name }) => {
      toast({ title: texts.yourNextMonthIs({ name }), tone: 'good' });
      onDone();
      await refresh(client, showSubscription);
    },
  });
};

/** Why it did not work, in words; undefined while it did. */
export const problemOf = (error: Error | null): string | undefined => {
  if (!error) return undefined;
  return (error instanceof HttpError && error.userMessage) || texts.somethingWentWrong;
};
