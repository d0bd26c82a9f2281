import { QueryClient } from '@tanstack/react-query';
import { takeFirstAnswers } from './first-answers.ts';

/** §7: loaded data never goes stale by itself, no refetch on focus, no polling, no retries. Offline fails at once (U41). */
export const createQueryClient = () => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 30 * 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  takeFirstAnswers(client);
  return client;
};
