import { placeText, type VenueView } from '@northlight/contracts';
import { color, href, Link, Quiet, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** The contact page shows this many venues (§9). */
const shown = 3;

/** The first three venues and the headquarters (§2 Contact). */
export function Locations({ venues }: { readonly venues: readonly VenueView[] }) {
  return (
    <Board>
      {venues.slice(0, shown).map(({ id, name, slug, address, city, state, zipCode, status }) => (
        <li key={id}>
          <h2>
            <Link to={href('venue', { slug })}>{name}</Link>
          </h2>
          <address>
            {address}
            <br />
            {placeText({ city, state })} {zipCode}
          </address>
          <Quiet>{status === 'open' ? <Hours /> : 'Not open yet'}</Quiet>
        </li>
      ))}
      <li>
        <h2>Corporate headquarters</h2>
        <address>
          100 Demo Plaza
          <br />
          Rochester, NY 14604
        </address>
        <Quiet>Mon–Fri 9:00 AM–6:00 PM</Quiet>
      </li>
    </Board>
  );
}

const Hours = () => (
  <>
    Mon–Thu 10:00 AM–8:00 PM
    <br />
    Fri–Sun 10:00 AM–10:00 PM
  </>
);

const Board = styled.ul`
  display: grid;
  gap: 0 ${space.xxl};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));

  li {
    display: grid;
    align-content: start;
    gap: ${space.s};
    padding-block: 0 ${space.xl};
    margin-bottom: ${space.xl};
    border-bottom: 1px solid ${color.line};
  }

  h2 {
    font-size: ${size.title};
  }

  address {
    font-style: normal;
  }
`;
