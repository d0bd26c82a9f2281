import { setPreview, showPreview } from '@northlight/client';
import type { PreviewFault, PreviewFrontView, SetPreviewDto } from '@northlight/contracts';
import { apiQuery, callApi, useMutation, useQuery } from '@northlight/site-kit';
import { useState } from 'react';
import { documentRelease, pinnedFronts } from '../../pinned-fronts.ts';

/** What is chosen of a front; with neither it is shown as it is live. */
export interface Choice {
  readonly release: string;
  readonly fault: PreviewFault | '';
}

/** By front. */
export type Choices = Readonly<Record<string, Choice>>;

const HOURS = 8;

/** The preview of this browser, and what there is to choose; asked for while `isWanted`. */
export const usePreview = (isWanted: boolean) =>
  useQuery({ ...apiQuery(showPreview, isWanted ? {} : undefined), staleTime: 0 });

/** What this document has of a front that is not live. */
export function choiceOf({ app, releases }: PreviewFrontView): Choice {
  const chosen = documentRelease.preview?.releases ?? [];
  const pinned = pinnedFronts.find((front) => front.app === app);
  const own = [pinned?.release?.id, ...releases.map(({ id }) => id)];
  return { release: chosen.find((id) => own.includes(id)) ?? '', fault: pinned?.fault ?? '' };
}

/** The choices, as they are sent. */
export const previewOf = (fronts: readonly PreviewFrontView[], choices: Choices): SetPreviewDto => {
  const all = fronts.map((front) => ({ app: front.app, ...(choices[front.app] ?? choiceOf(front)) }));
  return {
    hours: HOURS,
    releases: all.flatMap(({ release }) => release || []),
    faults: all.flatMap(({ app, fault }) => (fault ? { app, fault } : [])),
  };
};

const live: SetPreviewDto = { hours: HOURS, releases: [], faults: [] };

/** The next document has what was chosen. */
export function useChoices(fronts: readonly PreviewFrontView[], reload: () => void) {
  const [choices, setChoices] = useState<Choices>({});
  const call = useMutation({
    mutationFn: (body: SetPreviewDto) => callApi(setPreview, { body }),
    onSuccess: reload,
  });
  return {
    choices,
    choose: (app: string, choice: Choice) => setChoices((before) => ({ ...before, [app]: choice })),
    apply: () => call.mutate(previewOf(fronts, choices)),
    goLive: () => call.mutate(live),
    isBusy: call.isPending || call.isSuccess,
    error: call.error,
  };
}
