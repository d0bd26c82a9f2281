import { Page, Stack } from '@northlight/site-kit';
import { AdminCards } from '../../features/admin-nav/admin-cards.tsx';
import { DayBoards } from '../../features/day-board/day-boards.tsx';
import { Standing } from '../../features/show-dashboard/standing.tsx';

/** Route /admin: how business stands, where things are managed, and what is on today. */
export function DashboardPage() {
  return (
    <Page title="Dashboard">
      <Stack $gap="xxl">
        <Standing />
        <AdminCards />
        <DayBoards />
      </Stack>
    </Page>
  );
}
