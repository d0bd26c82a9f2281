import { deleteVenue } from '@northlight/client';
import type { ManagedVenueDetailView } from '@northlight/contracts';
import { callApi, href, Link, rich } from '@northlight/site-kit';
import { wallDate } from '../../format/dates.ts';
import { useOrders } from '../../queries/orders.ts';
import { texts } from '../../texts/delete-venue.ts';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';

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
      title={texts.areYouSure}
      verb="Delete"
      busyText={texts.deleting}
      part={{ venueId: id, from: wallDate(timezone) }}
      keptBy={keptBy(waiting)}
      reason={texts.venueRemovedFromTheSite}
      remove={() => callApi(deleteVenue, { params: { id } })}
      done={texts.venueDeletedSuccessfully}
      failed={texts.failedToDeleteVenue}
      onClose={onClose}
      onGone={onGone}
    >
      {rich(texts.thisActionCannotBeUndone, { name: <b>{name}</b> })}
    </LeaveDialog>
  );
}

/** Nothing of it is closed before it is known whether the venue may go. */
function keptBy({ isPending, data }: ReturnType<typeof useOrders>) {
  if (isPending) return null;
  if (!data) return <p>{texts.couldntCheckWhetherOrders}</p>;
  return data.items.length > 0 ? <Waiting /> : undefined;
}

const Waiting = () => (
  <p>{rich(texts.ordersAreWaitingForPickup, { link: (words) => <Link to={href('adminOrders')}>{words}</Link> })}</p>
);
