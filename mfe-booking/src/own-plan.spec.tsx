import { expect, it } from '@jest/globals';
import { listMemberships } from '@northlight/client';
import { createQueryClient, QueryClientProvider, refresh } from '@northlight/site-kit';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useOwnPlan } from './own-plan.ts';
import { answer, TestApi } from './testing/test-api.ts';

it('shows the discount of a plan that an admin has changed in the same tab', async () => {
  const api = new TestApi();
  const gold = (discountPercentage: number) =>
    api.on('GET /api/memberships', () => answer([{ id: 2, slug: 'gold', name: 'Gold', discountPercentage }]));
  gold(15);
  globalThis.fetch = api.fetch;
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOwnPlan({ id: 7, plan: 'gold' }, undefined), { wrapper });
  await waitFor(() => expect(result.current).toEqual({ name: 'Gold', percent: 15 }));

  gold(20);
  await refresh(client, listMemberships);
  await waitFor(() => expect(result.current).toEqual({ name: 'Gold', percent: 20 }));
});
