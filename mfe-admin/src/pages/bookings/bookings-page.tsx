import type { DeskBookingView } from '@northlight/contracts';
import { from, href, LinkButton, Page, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { CheckInButton } from '../../features/check-in/check-in-button.tsx';
import { Door } from '../../features/check-in/door.tsx';
import { FindBookings } from '../../features/find-bookings/find-bookings.tsx';
import { Manifest } from '../../features/manifest/manifest.tsx';

/** Route /admin/bookings: the desk. Who comes today, who is at the door, and where is a booking (G7)? */
export function BookingsPage() {
  return (
    <Page title="Bookings">
      <Columns>
        <FindBookings act={act}>
          <Manifest>{act}</Manifest>
        </FindBookings>
        <aside>
          <Door />
          <LinkButton tone="secondary" to={href('booking')}>
            Book a walk-in
          </LinkButton>
        </aside>
      </Columns>
    </Page>
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
