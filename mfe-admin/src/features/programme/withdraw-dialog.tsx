import type { ManagedVenueDetailView, VenueOfferView } from '@northlight/contracts';
import { http, useQueryClient } from '@northlight/site-kit';
import { wallDate } from '../../dates.ts';
import { LeaveDialog } from '../../leave-dialog.tsx';

interface WithdrawDialogProps {
  readonly venue: ManagedVenueDetailView;
  readonly offer: VenueOfferView;
  readonly onClose: () => void;
}

/** Asks before an experience goes from a venue's programme: its free slots are closed, who is expected keeps it there. */
export function WithdrawDialog({ venue, offer, onClose }: WithdrawDialogProps) {
  const client = useQueryClient();
  const { experienceId, name } = offer;
  const gone = () => {
    onClose();
    void client.invalidateQueries({ queryKey: ['/api/admin/venues'] });
  };
  return (
    <LeaveDialog
      title="Remove this experience?"
      verb="Remove"
      busyText="Removing..."
      part={{ venueId: venue.id, experienceId, from: wallDate(venue.timezone) }}
      reason="The experience goes from the programme"
      remove={() => http.delete(`/api/admin/venues/${venue.id}/experiences/${experienceId}`)}
      done="Experience removed successfully"
      failed="Failed to remove the experience"
      onClose={onClose}
      onGone={gone}
    >
      <b>{name}</b> goes from the programme of {venue.name}, with its rules. It stays in the catalogue.
    </LeaveDialog>
  );
}
