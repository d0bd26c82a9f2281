import { showDayBoard } from '@northlight/client';
import { apiQuery, queryOptions, useQuery } from '@northlight/site-kit';

const dayBoards = queryOptions({ ...apiQuery(showDayBoard, {}), staleTime: 0 });

/** Today's slots of every venue that sells tickets. */
export const useDayBoards = () => useQuery(dayBoards);
