import { correctCustomer } from '@northlight/client';
import { callApi, href, Link, Page, Stack, useParams } from '@northlight/site-kit';
import { useState } from 'react';
import { BookingHistory } from '../../features/booking-history/booking-history.tsx';
import { BookingNotes } from '../../features/booking-notes/booking-notes.tsx';
import { BookingActions } from '../../features/change-booking/booking-actions.tsx';
import { CorrectCustomer } from '../../features/correct-customer/correct-customer.tsx';
import { texts } from '../../texts/booking.ts';
import { OrderOfBooking } from '../../ui/order-of-booking.tsx';

/** Route /admin/bookings/:reference: one booking, its past, and what the desk does with it. */
export function BookingPage() {
  const { reference = '' } = useParams();
  return (
    <Page title={texts.booking({ reference })}>
      <Stack $gap="xl">
        <p>
          <Link to={href('adminBookings')}>{texts.backToTheDaysBookings}</Link>
        </p>
        <OneBooking key={reference} reference={reference} />
      </Stack>
    </Page>
  );
}

function OneBooking({ reference }: { readonly reference: string }) {
  const [draft, setDraft] = useState('');
  return (
    <BookingHistory reference={reference}>
      {(booking) => (
        <>
          <CorrectCustomer
            send={(input) => callApi(correctCustomer, { params: { booking: booking.reference }, ...input })}
            customer={booking}
            canResend={booking.status !== 'cancelled' && booking.status !== 'expired'}
          />
          <OrderOfBooking bookingId={booking.id} />
          <BookingNotes booking={booking} draft={draft} onDraft={setDraft} />
          <BookingActions booking={booking} />
        </>
      )}
    </BookingHistory>
  );
}
