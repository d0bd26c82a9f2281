import type { ManagedVenueDetailView } from '@northlight/contracts';
import { href, http, Link } from '@northlight/site-kit';
import { wallDate } from '../../dates.ts';
import { LeaveDialog } from '../../leave-dialog.tsx';
import { useOrders } from '../../orders.ts';

interface DeleteVenueDialogProps {
  readonly venue: ManagedVenueDetailView;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks, and says who is still expected. */
export function DeleteVenueDialog({ venue: { id, name, timezone }, onClose, onGone }: DeleteVenueDialogProps) {
  const waiting = useOrders({ venueId: id, status: 'reserved', limit: 1 });
  return (
    <LeaveDialog
      title="Are you sure?"
      verb="Delete"
      busyText="Deleting..."
      part={{ venueId: id, from: wallDate(timezone) }}
      keptBy={keptBy(waiting)}
      reason="The venue goes from the site"
      remove={() => http.delete(`/api/admin/venues/${id}`)}
      done="Venue deleted successfully"
      failed="Failed to delete venue"
      onClose={onClose}
      onGone={onGone}
    >
      <b>{name}</b>: This action cannot be undone. This will permanently delete the venue. Bookings of the past keep its
      name.
    </LeaveDialog>
  );
}

/** Nothing of it is closed before it is known whether the venue may go. */
function keptBy({ isPending, data }: ReturnType<typeof useOrders>) {
  if (isPending) return null;
  if (!data) return <p>Whether merchandise waits here could not be looked up.</p>;
  return data.items.length > 0 ? <Waiting /> : undefined;
}

const Waiting = () => (
  <p>
    Merchandise waits here to be collected. <Link to={href('adminOrders')}>Hand it over or cancel it</Link> first.
  </p>
);
