import { changeUser, grantPlan, listUsers, resetSecondFactor, sendResetLink } from '@northlight/client';
import type { ChangeUserDto, GrantPlanDto, ManagedUserView } from '@northlight/contracts';
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
import { texts } from '../../texts/manage-users.ts';

const pageSize = 50;

/** A page of the accounts, of those that hold a text where one is given. */
export const useUsers = (search: string, cursor: string | undefined) =>
  useQuery({
    ...apiQuery(listUsers, { query: { search, cursor, limit: pageSize } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Changes what somebody may do. */
export function useChangeUser({ id, username }: ManagedUserView, onDone: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (input: ChangeUserDto) => callApi(changeUser, { params: { id }, body: input }),
    onSuccess: async () => {
      onDone();
      toast({ title: texts.updated({ username }), tone: 'good' });
      // it may be the one who looks
      await client.invalidateQueries();
    },
  });
  return { change: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}

/** Gives somebody a plan, or ends the one that they have. */
export function useGrantPlan({ id, username }: ManagedUserView, onDone: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (input: GrantPlanDto) => callApi(grantPlan, { params: { id }, body: input }),
    onSuccess: async () => {
      onDone();
      toast({ title: texts.sPlanUpdated({ username }), tone: 'good' });
      await client.invalidateQueries();
    },
  });
  return { grant: call.mutate, isBusy: call.isPending, error: call.error };
}

/** Sends somebody the link to a new password. */
export function useResetLink({ id }: ManagedUserView) {
  const call = useMutation({
    mutationFn: () => callApi(sendResetLink, { params: { id }, body: {} }),
    onSuccess: ({ email }) => toast({ title: texts.emailSent, description: email, tone: 'good' }),
  });
  return { send: () => call.mutate(), isBusy: call.isPending, problem: problemText(call.error) };
}

/** Lets somebody in by the password alone who has lost their authenticator app. */
export function useResetFactor({ id, username }: Pick<ManagedUserView, 'id' | 'username'>) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () => callApi(resetSecondFactor, { params: { id } }),
    onSuccess: async () => {
      toast({ title: texts.nowSignsInWithOnly({ username }), tone: 'good' });
      await refresh(client, listUsers);
    },
  });
  return { reset: () => call.mutate(), isBusy: call.isPending, problem: problemText(call.error) };
}
