import { listManagedVenues, withdrawExperience } from '@northlight/client';
import type { ManagedVenueDetailView, VenueOfferView } from '@northlight/contracts';
import { callApi, refresh, rich, useQueryClient } from '@northlight/site-kit';
import { wallDate } from '../../format/dates.ts';
import { texts } from '../../texts/programme.ts';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';

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
    void refresh(client, listManagedVenues);
  };
  return (
    <LeaveDialog
      title={texts.removeThisExperience}
      verb={texts.remove}
      busyText={texts.removing}
      part={{ venueId: venue.id, experienceId, from: wallDate(venue.timezone) }}
      reason={texts.experienceRemoved}
      remove={() => callApi(withdrawExperience, { params: { id: venue.id, experienceId } })}
      done={texts.experienceRemovedSuccessfully}
      failed={texts.failedToRemoveTheExperience}
      onClose={onClose}
      onGone={gone}
    >
      {rich(texts.isRemovedFromTheSchedule, { name: <b>{name}</b>, venue: venue.name })}
    </LeaveDialog>
  );
}
