import { changeBookingPolicy, previewPrices, showSettings } from '@northlight/client';
import type { BookingPolicyDto, SettingsView } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  HttpError,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { problemText } from '../../forms/field-problems.ts';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts } from '../../texts/house-settings.ts';

/** Read anew on each visit: a form that begins with old figures would write them over newer ones. */
export const settingsQuery = queryOptions({ ...apiQuery(showSettings, {}), staleTime: 0, gcTime: 0 });

/** What tickets cost now, and would cost under other rules; asked for while somebody looks at it. */
export const usePricePreview = (rules: BookingPolicyDto | undefined) =>
  useQuery({ ...apiQuery(previewPrices, rules && { body: rules }), staleTime: 0 });

interface Save {
  readonly figures: BookingPolicyDto;
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
      const input = { ...figures, version: seen.version };
      const saved = await callApi(changeBookingPolicy, { body: input }).catch(lateOr);
      if (saved) return { isLate: false, settings: { ...seen, ...figures, ...saved } };
      return { isLate: true, settings: await client.fetchQuery(settingsQuery) };
    },
    onSuccess: async (saved) => {
      onDone(saved);
      if (!saved.isLate) toast({ title: texts.settingsSaved, description: texts.changesApplyRightAway, tone: 'good' });
      await refreshShown(client, 'bookingPolicy');
    },
  });
  return { save: call.mutate, isBusy: call.isPending, problem: problemText(call.error), forget: call.reset };
}

function lateOr(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 409) return;
  throw error;
}
