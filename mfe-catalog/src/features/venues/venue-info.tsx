import {
  addressText,
  closedSpans,
  mailtoHref,
  openingText,
  telHref,
  type VenueDetailView,
} from '@northlight/contracts';
import { dateText, from, href, Link, rich, space, weekdayText } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { FactSheet } from './fact-sheet.ts';
import { wallDate, weekText } from './venue-facts.ts';

interface VenueInfoProps {
  readonly venue: VenueDetailView;
}

/**
 * Hours, address, contact, amenities and safety, as the venue's record has them (§2 Venue Info, decisions.md G26). What is
 * only planned has no hours, fees and comforts that somebody could count on.
 */
export function VenueInfo({ venue }: VenueInfoProps) {
  const isOpen = venue.status === 'open';
  return (
    <Sheets>
      <FactSheet>
        <dt>{texts.status}</dt>
        <dd>{openingText(venue, new Date().getFullYear())}</dd>
        {isOpen && <Hours venue={venue} />}
        <Reach venue={venue} />
      </FactSheet>
      {isOpen && <Comfort venue={venue} />}
    </Sheets>
  );
}

function Hours({ venue }: VenueInfoProps) {
  const closures = closedSpans(venue.closures, wallDate(venue.timezone));
  return (
    <>
      {weekText(venue.weekHours).map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
      {closures.map(({ from: first, to, reason }) => (
        <div key={first}>
          <dt>{reason}</dt>
          <dd>
            {first === to
              ? texts.closedOn({ first: dayText(first) })
              : texts.closedFrom({ first: dayText(first), to: dayText(to) })}
          </dd>
        </div>
      ))}
    </>
  );
}

function Reach({ venue }: VenueInfoProps) {
  return (
    <>
      <dt>{texts.address}</dt>
      <dd>{addressText(venue)}</dd>
      <dt>{texts.contact}</dt>
      <dd>
        {venue.phone && (
          <>
            <a href={telHref(venue.phone)}>{venue.phone}</a>
            <br />
          </>
        )}
        {venue.email && (
          <>
            <a href={mailtoHref(venue.email)}>{venue.email}</a>
            <br />
          </>
        )}
        {rich(texts.sendUsAMessage, { link: (words) => <Link to={href('contact')}>{words}</Link>, br: <br /> })}
      </dd>
    </>
  );
}

const dayText = (date: string): string => `${weekdayText(date)}, ${dateText(date)}`;

function Comfort({ venue: { parking, amenities, safety } }: VenueInfoProps) {
  return (
    <FactSheet>
      <Listed title={texts.parking} lines={parking} />
      <Listed title={texts.amenities} lines={amenities} />
      <Listed title={texts.safety} lines={safety} />
    </FactSheet>
  );
}

function Listed({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </dd>
    </>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: 0 clamp(${space.xl}, 4vw, ${space.huge});

  @media (${from.large}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
