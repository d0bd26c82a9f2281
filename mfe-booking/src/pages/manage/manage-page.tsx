import { type BookingView, manageTokenIn } from '@northlight/contracts';
import { Page, useParams, useQuery } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { NotTheirs } from '../../features/find-links/not-theirs.tsx';
import { type Access, isNotTheirs, isReplaced, managedQuery } from '../../features/manage-booking/manage-calls.ts';
import { headingOf } from '../../features/manage-booking/manage-texts.ts';
import { ManageTicket } from '../../features/manage-booking/manage-ticket.tsx';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/manage.ts';
import { useLinkToken } from '../../use-link-token.ts';
import { Changes } from './changes.tsx';
import { HeldBooking } from './held-booking.tsx';
import { Columns } from './manage-layout.ts';

/** Routes /booking/manage/{id}#{token} and /bookings/{id}: one booking, for whoever has its link and for its owner. */
export function ManagePage() {
  const { id = '' } = useParams();
  return <OneBooking key={id} id={id} />;
}

function OneBooking({ id }: { readonly id: string }) {
  const token = useLinkToken('manage', id, manageTokenIn);
  return <Opened key={token} access={{ id, token }} />;
}

function Opened({ access }: { readonly access: Access }) {
  const { data, error, isError, refetch } = useQuery(managedQuery(access));
  if (data) return <Found access={access} booking={data} />;
  if (isError && isNotTheirs(error)) return <NotTheirs isReplaced={isReplaced(error)} />;
  return (
    <Page title={texts.yourBooking}>
      {isError ? <LoadFailed text={texts.couldntLoadYourBooking} onRetry={refetch} /> : <Loading />}
    </Page>
  );
}

function Found({ access, booking }: { readonly access: Access; readonly booking: BookingView }) {
  return (
    <Page {...headingOf(booking)}>
      {isHeld(booking) && <HeldBooking key={booking.holdExpiresAt} access={access} booking={booking} />}
      <Columns>
        <ManageTicket booking={booking} />
        <Changes access={access} booking={booking} />
      </Columns>
    </Page>
  );
}

const isHeld = (booking: BookingView): booking is BookingView & { readonly holdExpiresAt: string } =>
  booking.status === 'pending' && booking.holdExpiresAt !== null;

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingYourBooking}>
      <Skeleton $height="420px" />
    </div>
  );
}
