import { Page, Stack } from '@northlight/site-kit';
import { DayBoards } from '../../features/day-board/day-boards.tsx';
import { Standing } from '../../features/show-dashboard/standing.tsx';

/** Route /admin: how business stands, and what is on today. */
export function DashboardPage() {
  return (
    <Page title="Dashboard">
      <Stack $gap="xxl">
        <Standing />
        <DayBoards />
      </Stack>
    </Page>
  );
}
