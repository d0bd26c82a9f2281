import type { ChangeUserDto, GrantPlanDto, ManagedUserView, Page } from '@northlight/contracts';
import { http, keepPreviousData, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/manage-users.ts';

const pageSize = 50;

/** A page of the accounts, of those that hold a text where one is given. */
export const useUsers = (search: string, cursor: string | undefined) =>
  useQuery({
    queryKey: ['admin', 'users', search, cursor],
    queryFn: ({ signal }) =>
      http.get<Page<ManagedUserView>>('/api/admin/users', { query: { search, cursor, limit: pageSize }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Changes what somebody may do. */
export function useChangeUser({ id, username }: ManagedUserView, onDone: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (wish: ChangeUserDto) => http.patch<ManagedUserView>(`/api/admin/users/${id}`, wish),
    onSuccess: async () => {
      onDone();
      toast({ title: texts.updated({ username }), tone: 'good' });
      // it may be the one who looks
      await client.invalidateQueries();
    },
  });
  return { change: call.mutate, isBusy: call.isPending, problem: problemText(call.error) };
}

/** What a form says of a plan: the server reads its numbers. */
type SaidPlan = Readonly<Partial<Record<keyof GrantPlanDto, string>>>;

/** Gives somebody a plan, or ends the one that they have. */
export function useGrantPlan({ id, username }: ManagedUserView, onDone: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (wish: SaidPlan) => http.put<ManagedUserView>(`/api/admin/users/${id}/plan`, wish),
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
    mutationFn: () => http.post<{ readonly email: string }>(`/api/admin/users/${id}/reset-link`, {}),
    onSuccess: ({ email }) => toast({ title: texts.emailSent, description: email, tone: 'good' }),
  });
  return { send: () => call.mutate(), isBusy: call.isPending, problem: problemText(call.error) };
}

/** Lets somebody in by the password alone who has lost their authenticator app. */
export function useResetFactor({ id, username }: Pick<ManagedUserView, 'id' | 'username'>) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () => http.delete(`/api/admin/users/${id}/second-factor`),
    onSuccess: async () => {
      toast({ title: texts.nowSignsInWithOnly({ username }), tone: 'good' });
      await client.invalidateQueries({ queryKey: ['admin', 'users'] });
    },
  });
  return { reset: () => call.mutate(), isBusy: call.isPending, problem: problemText(call.error) };
}
