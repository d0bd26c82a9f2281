import type { VenueView } from '@northlight/contracts';
import { from, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { FactSheet } from './fact-sheet.ts';
import { addressText, openingText, weekText } from './venue-facts.ts';

/** Hours, address, contact, amenities and safety (§2 Venue Info, §9). */
export function VenueInfo({ venue }: { readonly venue: VenueView }) {
  return (
    <Sheets>
      <FactSheet>
        <dt>Opening</dt>
        <dd>{openingText(venue, new Date().getFullYear())}</dd>
        {weekText(venue.weekHours).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
        <dt>Address</dt>
        <dd>{addressText(venue)}</dd>
        <dt>Support</dt>
        <dd>
          Mon–Fri 8:00 AM–11:00 PM ET
          <br />
          Sat–Sun 9:00 AM–8:00 PM ET
        </dd>
      </FactSheet>
      <FactSheet>
        <dt>Parking</dt>
        <dd>
          $5 up to 3 hours
          <br />
          $15 for 3–5 hours
          <br />
          $25 daily maximum
        </dd>
        <dt>Amenities</dt>
        <dd>Cloakroom, lockers, step-free ways, quiet room, water at every door</dd>
        <dt>Safety</dt>
        <dd>
          An orientation before every experience, a guide in every room, and light in all rooms within two seconds when
          somebody asks for it
        </dd>
      </FactSheet>
    </Sheets>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: 0 clamp(${space.xl}, 4vw, ${space.huge});

  @media (${from.large}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
