import { Page, Stack } from '@northlight/site-kit';
import { AdminCards } from '../../features/admin-nav/admin-cards.tsx';
import { QuickActions } from '../../features/admin-nav/quick-actions.tsx';
import { DayBoards } from '../../features/day-board/day-boards.tsx';
import { Standing } from '../../features/show-dashboard/standing.tsx';
import { texts } from '../../texts/dashboard.ts';

/** Route /admin: how business stands, what is done most, where things are managed, and what is on today. */
export function DashboardPage() {
  return (
    <Page title={texts.dashboard}>
      <Stack $gap="xxl">
        <Standing>
          <QuickActions />
          <AdminCards />
        </Standing>
        <DayBoards />
      </Stack>
    </Page>
  );
}
