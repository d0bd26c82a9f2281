import type { ManagedVenueDetailView } from '@northlight/contracts';
import { Button, href, http, useNavigate, useQueryClient } from '@northlight/site-kit';
import { useState } from 'react';
import { wallDate } from '../../dates.ts';
import { LeaveDialog } from '../../leave-dialog.tsx';

/** Takes a venue from the site, asked about first; one where somebody is expected stays (as decisions.md G37). */
export function DeleteVenueButton({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const { id, name, timezone } = venue;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const leave = async () => {
    await navigate(href('adminVenues'));
    client.removeQueries({ queryKey: ['/api/admin/venues', id] });
    await client.invalidateQueries({ queryKey: ['/api/admin/venues'] });
  };
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        Delete venue
      </Button>
      {isAsking && (
        <LeaveDialog
          title="Are you sure?"
          verb="Delete"
          busyText="Deleting..."
          part={{ venueId: id, from: wallDate(timezone) }}
          reason="The venue goes from the site"
          remove={() => http.delete(`/api/admin/venues/${id}`)}
          done="Venue deleted successfully"
          failed="Failed to delete venue"
          onClose={() => setAsking(false)}
          onGone={() => void leave()}
        >
          <b>{name}</b>: This action cannot be undone. This will permanently delete the venue. Bookings of the past keep
          its name.
        </LeaveDialog>
      )}
    </>
  );
}
