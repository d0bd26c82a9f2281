import type { DayBoardView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';

const dayBoards = queryOptions({
  queryKey: ['admin', 'day-board'],
  queryFn: ({ signal }) => http.get<DayBoardView[]>('/api/admin/day-board', { signal }),
  staleTime: 0,
});

/** Today's slots of every venue that sells tickets. */
export const useDayBoards = () => useQuery(dayBoards);
