import type { BookingList } from '@northlight/contracts';
import {
  Button,
  HttpError,
  href,
  LinkButton,
  Stack,
  sessionOptions,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { EmptyState, Skeleton } from '@northlight/site-kit/ui';
import { useEffect, useState } from 'react';
import { myBookingsQuery } from '../../features/list-bookings/my-bookings.ts';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/bookings.ts';
import { BookingCard } from './booking-card.tsx';

interface BookingsTabProps {
  readonly when: BookingList;
}

type Cursor = string | undefined;

/** One list, page after page: each is a question of its own, so that a change brings all of them up to date. */
export function BookingsTab({ when }: BookingsTabProps) {
  const [cursors, setCursors] = useState<readonly Cursor[]>([undefined]);
  return (
    <Stack $gap="xl">
      {cursors.map((cursor, nth) => (
        <PageOfBookings
          key={cursor ?? 'first'}
          when={when}
          cursor={cursor}
          onMore={nth === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </Stack>
  );
}

interface PageOfBookingsProps extends BookingsTabProps {
  readonly cursor: Cursor;
  /** Unset where the page after this one is shown already. */
  readonly onMore: ((next: string) => void) | undefined;
}

function PageOfBookings({ when, cursor, onMore }: PageOfBookingsProps) {
  const { data, error, isError, refetch } = useQuery(myBookingsQuery(when, cursor));
  useSignInAgain(error);
  if (!data) return isError ? <LoadFailed text={texts.couldntLoadYourBookings} onRetry={refetch} /> : <Loading />;
  const { items, nextCursor } = data;
  if (items.length === 0 && !cursor) return <Nothing when={when} />;
  return (
    <>
      {items.map((booking) => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
      {nextCursor && onMore && (
        <div>
          <Button tone="secondary" onClick={() => onMore(nextCursor)}>
            {texts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where the session has ended meanwhile, the guard of the page learns of it, and leads to the sign-in and back. */
const useSignInAgain = (error: Error | null) => {
  const client = useQueryClient();
  const hasEnded = error instanceof HttpError && error.status === 401;
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: sessionOptions.queryKey });
  }, [hasEnded, client]);
};

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingYourBookings}>
      <Stack $gap="xl">
        <Skeleton $height="260px" />
        <Skeleton $height="260px" />
      </Stack>
    </div>
  );
}

interface Emptiness {
  readonly title: string;
  readonly hint: string;
  readonly to: string;
  readonly way: string;
}

const emptiness: Readonly<Record<BookingList, Emptiness>> = {
  upcoming: {
    title: texts.noUpcomingVisits,
    hint: texts.newBookingsAppearHereRight,
    to: href('booking'),
    way: texts.bookAnExperience,
  },
  past: {
    title: texts.noPastVisitsYet,
    hint: texts.afterYourFirstVisitYoull,
    to: href('experiences'),
    way: texts.exploreExperiences,
  },
  cancelled: {
    title: texts.noCanceledBookings,
    hint: texts.plansChangeEachBookingShows,
    to: href('booking'),
    way: texts.bookAnExperience,
  },
};

function Nothing({ when }: BookingsTabProps) {
  const { title, hint, to, way } = emptiness[when];
  return (
    <EmptyState title={title} hint={hint}>
      <LinkButton to={to}>{way}</LinkButton>
    </EmptyState>
  );
}
