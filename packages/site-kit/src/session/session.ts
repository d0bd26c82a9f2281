import { finishSignIn, type Operation, showMe, signIn, signInWithPasskey, signOut } from '@northlight/client';
import type { PasskeyAssertion, UserView } from '@northlight/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '../http/call-api.ts';
import { HttpError } from '../http/http-error.ts';
import { href } from '../router/href.ts';
import { site } from '../site/site.ts';
import { forgetAccount } from './account-storage.ts';

const sessionKey = ['session'] as const;
const leftKey = ['session', 'left'] as const;

const whoAmI = (signal: AbortSignal): Promise<UserView | null> =>
  callApi(showMe, {}, { signal }).catch((reason: unknown) => {
    if (reason instanceof HttpError && reason.status === 401) return null;
    throw reason;
  });

/**
 * GET /api/auth/me, once a visit; nobody signed in is `null`, not an error. A visitor of whom the document knows that
 * already is not asked for at first.
 */
export const sessionOptions = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => whoAmI(signal),
  initialData: site.isVisitor ? null : undefined,
});

/** Who is here. `user` is undefined while loading or when the check failed, null for a visitor. */
export const useSession = () => {
  const { data: user, isPending, isError, refetch } = useQuery(sessionOptions);
  return { user, isLoading: isPending, isError, retry: () => void refetch() };
};

/** Whether somebody is signed in whose plan runs. */
export const useHasPlan = (): boolean => useSession().user?.subscriptionStatus === 'active';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe?: boolean;
}

const useSignIn = <Body>(operation: Operation<{ body: Body }, UserView>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => callApi(operation, { body }),
    onSuccess: (user) => {
      client.setQueryData(leftKey, false);
      client.setQueryData(sessionKey, user);
    },
  });
};

/** POST /api/auth/login; on success the session is the answered user. */
export const useLogin = () => useSignIn<Credentials>(signIn);

/** The same for an account whose password is not enough, after SECOND_FACTOR_NEEDED. */
export const useFinishLogin = () => useSignIn<{ readonly code: string }>(finishSignIn);

/** The same with a passkey, which needs no password. */
export const usePasskeyLogin = () =>
  useSignIn<{ readonly passkey: PasskeyAssertion; readonly rememberMe: boolean }>(signInWithPasskey);

/** What is still to be sent for the person before they are logged out; a failure does not keep them. */
export const beforeLogout = new Set<() => Promise<unknown>>();

const logOut = async (): Promise<void> => {
  await Promise.allSettled([...beforeLogout].map((send) => send()));
  await callApi(signOut, {});
};

/** POST /api/auth/logout, then home (§4). What was loaded and kept for the person who left is forgotten. */
export const useLogout = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: logOut,
    onSuccess: () => {
      forgetAccount();
      client.setQueryData(leftKey, true);
      client.setQueryData(sessionKey, null);
      void navigate(href('home'));
      client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
};

/** Whether the person left by pressing Logout: a guarded page then gives way to home and not to the sign-in. */
export const useHasLeft = () => useQueryClient().getQueryData(leftKey) === true;

/** First name when known, else the username: what the user menu and greetings show. */
export const displayName = ({ firstName, username }: Pick<UserView, 'firstName' | 'username'>) => firstName || username;
