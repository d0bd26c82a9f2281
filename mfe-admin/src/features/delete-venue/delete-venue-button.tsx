import { listManagedVenues } from '@northlight/client';
import type { ManagedVenueDetailView } from '@northlight/contracts';
import { Button, href, onDemand, refresh, useNavigate, useQueryClient } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { Suspense, useState } from 'react';
import { managedVenue } from '../../queries/managed-venues.ts';
import { texts } from '../../texts/delete-venue.ts';

const { Component: DeleteVenueDialog } = onDemand(
  async () => (await import('./delete-venue-dialog.tsx')).DeleteVenueDialog,
);

/** Takes a venue from the site, asked about first; one where somebody is expected stays (as decisions.md G37). */
export function DeleteVenueButton({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const { id } = venue;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const leave = async () => {
    await navigate(href('adminVenues'));
    client.removeQueries({ queryKey: managedVenue(id).queryKey });
    await refresh(client, listManagedVenues);
  };
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {texts.deleteVenue}
      </Button>
      <Suspense>
        <DialogBoundary>
          {isAsking && <DeleteVenueDialog venue={venue} onClose={() => setAsking(false)} onGone={() => void leave()} />}
        </DialogBoundary>
      </Suspense>
    </>
  );
}
