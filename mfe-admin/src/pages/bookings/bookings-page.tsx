import type { DeskBookingView } from '@northlight/contracts';
import { Button, from, onDemand, Page, space, useSearchParams } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { CheckInButton } from '../../features/check-in/check-in-button.tsx';
import { Door } from '../../features/check-in/door.tsx';
import { FindBookings } from '../../features/find-bookings/find-bookings.tsx';
import { Manifest } from '../../features/manifest/manifest.tsx';
import { texts } from '../../texts/bookings.ts';

const { Component: WalkInDialog } = onDemand(
  async () => (await import(/* webpackChunkName: "forms" */ '../../features/walk-in/walk-in-dialog.tsx')).WalkInDialog,
);

/** Route /admin/bookings: the desk. Who comes today, who is at the door, and where is a booking (G7)? */
export function BookingsPage() {
  const [search] = useSearchParams();
  const venueId = Number(search.get('venue')) || undefined;
  return (
    <Page title={texts.bookings}>
      <Columns>
        <FindBookings act={act}>
          <Manifest>{act}</Manifest>
        </FindBookings>
        <aside>
          <Door venueId={venueId} />
          <WalkIn venueId={venueId} />
        </aside>
      </Columns>
    </Page>
  );
}

function WalkIn({ venueId }: { readonly venueId: number | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {texts.bookAWalk}
      </Button>
      <Suspense>
        <DialogBoundary>{isOpen && <WalkInDialog venueId={venueId} onClose={() => setOpen(false)} />}</DialogBoundary>
      </Suspense>
    </>
  );
}

const act = (booking: DeskBookingView) => <CheckInButton booking={booking} />;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};

  aside {
    display: grid;
    gap: ${space.l};
    order: -1;
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 1fr) 340px;

    aside {
      position: sticky;
      top: 96px;
      align-self: start;
      order: 0;
    }
  }
`;
