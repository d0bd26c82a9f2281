import type { HouseRulesDto, PricePreviewView, SettingsView } from '@northlight/contracts';
import { HttpError, http, queryOptions, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';

export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => http.get<SettingsView>('/api/admin/settings', { signal }),
  staleTime: 0,
});

/** What tickets cost now, and would cost under other rules; asked for while somebody looks at it. */
export const usePricePreview = (rules: HouseRulesDto | undefined) =>
  useQuery({
    queryKey: ['admin', 'price-preview', rules],
    queryFn: () => http.post<PricePreviewView>('/api/admin/price-preview', rules ?? {}),
    enabled: rules !== undefined,
    staleTime: 0,
  });

interface Saved {
  /** As they are now, also where they were refused. */
  readonly settings: SettingsView;
  /** Somebody else was faster. */
  readonly isLate: boolean;
}

/** Saves the figures over the version that was seen; where somebody was faster, nothing is saved. */
export function useSaveSettings(onDone: (saved: Saved) => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: async ({ figures, version }: { readonly figures: HouseRulesDto; readonly version: number }) => {
      const isLate = await http.put('/api/admin/settings', { ...figures, version }).then(() => false, lateOr);
      return { isLate, settings: await client.fetchQuery(settingsQuery) };
    },
    onSuccess: async (saved) => {
      onDone(saved);
      if (!saved.isLate) toast({ title: 'Settings saved', description: 'They count from now on.', tone: 'good' });
      await client.invalidateQueries({ queryKey: ['/api/house-rules'] });
    },
  });
  return { save: call.mutate, isBusy: call.isPending, problem: call.error ? problemOf(call.error) : undefined };
}

function lateOr(error: unknown): true {
  if (error instanceof HttpError && error.status === 409) return true;
  throw error;
}

const problemOf = (error: Error): string =>
  (error instanceof HttpError ? error.userMessage : undefined) ?? 'That did not work. Please try again in a moment.';
