import type { Operation, SentQuery } from '@northlight/client';
import type { HistoryEntryView, HistoryPageDto, HistoryView } from '@northlight/contracts';
import { apiQuery, callApi, queryOptions } from '@northlight/site-kit';

const pageSize = 500;

type Params = Readonly<Record<string, string | number>>;
type HistoryOf<Of extends Params> = Operation<{ params: Of; query?: SentQuery<HistoryPageDto> }, HistoryView>;

/** Everything that happened to a thing, oldest first; asked anew on each visit. */
export const historyQuery = <Of extends Params>(operation: HistoryOf<Of>, params: Of) =>
  queryOptions({
    queryKey: [...apiQuery(operation, { params }).queryKey, 'every page'],
    queryFn: ({ signal }) => everyPage(operation, params, signal),
    staleTime: 0,
  });

async function everyPage<Of extends Params>(
  operation: HistoryOf<Of>,
  params: Of,
  signal: AbortSignal,
): Promise<HistoryEntryView[]> {
  const entries: HistoryEntryView[] = [];
  for (let cursor: string | null = '0'; cursor !== null; ) {
    const page: HistoryView = await callApi(operation, { params, query: { limit: pageSize, cursor } }, { signal });
    entries.push(...page.items);
    cursor = page.nextCursor;
  }
  return entries;
}
