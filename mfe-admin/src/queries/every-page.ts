import type { HistoryEntryView, HistoryView } from '@northlight/contracts';
import { http } from '@northlight/site-kit';

const pageSize = 500;

/** Everything that happened to a thing, oldest first. @param path of its history */
export async function everyPage(path: string, signal: AbortSignal): Promise<HistoryEntryView[]> {
  const entries: HistoryEntryView[] = [];
  for (let cursor: string | null = '0'; cursor !== null; ) {
    const page: HistoryView = await http.get(path, { query: { limit: pageSize, cursor }, signal });
    entries.push(...page.items);
    cursor = page.nextCursor;
  }
  return entries;
}
