import type { HouseRulesDto, PricePreviewView, SettingsView } from '@northlight/contracts';
import { HttpError, http, queryOptions, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/house-settings.ts';

/** Read anew whenever somebody comes: a form that begins with old figures would write them over newer ones. */
export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => http.get<SettingsView>('/api/admin/settings', { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** What tickets cost now, and would cost under other rules; asked for while somebody looks at it. */
export const usePricePreview = (rules: HouseRulesDto | undefined) =>
  useQuery({
    queryKey: ['admin', 'price-preview', rules],
    queryFn: () => http.post<PricePreviewView>('/api/admin/price-preview', rules ?? {}),
    enabled: rules !== undefined,
    staleTime: 0,
  });

interface Save {
  readonly figures: HouseRulesDto;
  /** What was there when they were typed. */
  readonly seen: SettingsView;
}

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
    mutationFn: async ({ figures, seen }: Save): Promise<Saved> => {
      const said = { ...figures, version: seen.version };
      const saved = await http.put<Pick<SettingsView, 'version'>>('/api/admin/settings', said).catch(lateOr);
      if (saved) return { isLate: false, settings: { ...seen, ...figures, ...saved } };
      return { isLate: true, settings: await client.fetchQuery(settingsQuery) };
    },
    onSuccess: async (saved) => {
      onDone(saved);
      if (!saved.isLate) toast({ title: texts.settingsSaved, description: texts.changesApplyRightAway, tone: 'good' });
      const stale = [settingsQuery.queryKey, ['/api/house-rules']];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return { save: call.mutate, isBusy: call.isPending, problem: problemText(call.error), forget: call.reset };
}

function lateOr(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 409) return;
  throw error;
}
