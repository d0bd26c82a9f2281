import { href, Link, Page, Stack, useParams } from '@northlight/site-kit';
import { BookingHistory } from '../../features/booking-history/booking-history.tsx';
import { BookingActions } from '../../features/change-booking/booking-actions.tsx';

/** Route /admin/bookings/:reference: one booking, its past, and what the desk does with it. */
export function BookingPage() {
  const { reference = '' } = useParams();
  return (
    <Page title={`Booking ${reference}`}>
      <Stack $gap="xl">
        <p>
          <Link to={href('adminBookings')}>Back to the day’s bookings</Link>
        </p>
        <BookingHistory key={reference} reference={reference}>
          {(booking) => <BookingActions booking={booking} />}
        </BookingHistory>
      </Stack>
    </Page>
  );
}
