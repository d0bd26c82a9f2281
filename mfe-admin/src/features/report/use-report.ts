import { pathOf, saveReport, searchOf, showReport } from '@northlight/client';
import { apiQuery, HttpError, keepPreviousData, useQuery, useSearchParams } from '@northlight/site-kit';
import { isDate, wallDate } from '../../format/dates.ts';
import { useOpenVenues } from '../../queries/open-venues.ts';
import { presetSpan } from './presets.ts';

/** What a report is about, as its address and its file name it; empty is all. */
export interface ReportQuery {
  readonly from: string;
  readonly to: string;
  readonly venueId: string;
  readonly experienceId: string;
}

const isId = (text: string | null): boolean => /^\d{1,9}$/.test(text ?? '');

/** What is asked for stands in the address: this month, by the first open venue's calendar, unless chosen. */
export function useReportQuery() {
  const [params, setParams] = useSearchParams();
  const { data: venues, isPending } = useOpenVenues();
  const today = wallDate(venues?.[0]?.timezone ?? 'America/New_York');
  const month = presetSpan('this-month', today);
  const text = (name: string) => (isId(params.get(name)) ? (params.get(name) ?? '') : '');
  const day = (name: 'from' | 'to') => (isDate(params.get(name)) ? (params.get(name) ?? '') : month[name]);
  const query: ReportQuery = {
    ...{ from: day('from'), to: day('to') },
    ...{ venueId: text('venueId'), experienceId: text('experienceId') },
  };
  const ask = (next: ReportQuery) => setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)));
  return { query: isPending ? undefined : query, today, ask };
}

export const useReport = (query: ReportQuery | undefined) => {
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    ...apiQuery(showReport, query && { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const refusal = error instanceof HttpError && error.status === 400 ? error.userMessage : undefined;
  return { report: error ? undefined : data, isPending, isPlaceholderData, refusal, retry: () => void refetch() };
};

/** Where the same is a file. */
export const fileOf = (query: ReportQuery): string => pathOf(saveReport) + searchOf(query);
