import type { DashboardView, SeatLoad } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { Figures } from './figures.tsx';
import { useDashboard } from './use-dashboard.ts';

const whole = new Intl.NumberFormat('en-US');
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The figures that there are, from the bookings themselves, and of when they are (decisions.md G34). */
export function Standing() {
  const { data, isPending, isFetching, refetch } = useDashboard();
  if (isPending) return <Spinner text="Counting" />;
  if (!data) return <Failed onRetry={() => void refetch()} />;
  return (
    <Stack as="section" $gap="m" aria-label="How business stands">
      <Row $spread>
        <Quiet role="status">as of {clock.format(new Date(data.asOf))}</Quiet>
        <Button tone="secondary" isSmall isBusy={isFetching} busyText="Counting..." onClick={() => void refetch()}>
          Count again
        </Button>
      </Row>
      <Figures figures={figuresOf(data)} />
    </Stack>
  );
}

const figuresOf = ({ totalBookings, pendingBookings, seatsToday, seatsThisWeek }: DashboardView) => [
  { label: 'Total bookings', value: whole.format(totalBookings), note: 'since the first one' },
  { label: 'Waiting for confirmation', value: whole.format(pendingBookings), note: 'they hold their seats' },
  { label: 'Seats booked today', value: whole.format(seatsToday.booked), note: shareOf(seatsToday) },
  { label: 'Seats booked, next 7 days', value: whole.format(seatsThisWeek.booked), note: shareOf(seatsThisWeek) },
];

const shareOf = ({ booked, capacity }: SeatLoad) =>
  capacity === 0 ? 'no seats on sale' : `of ${whole.format(capacity)}, ${percentOf(booked / capacity)} full`;

/** A few seats of many are not nothing. */
const percentOf = (share: number) => (share > 0 && share < 0.01 ? 'under 1%' : `${Math.floor(share * 100)}%`);

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="bad" title="The figures could not be loaded.">
      <Button tone="secondary" isSmall onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
