import { placeText, type VenueView } from '@northlight/contracts';
import { color, href, Link, Quiet, rich, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/contact.ts';

/** The contact page shows this many venues (§9). */
const MAX_SHOWN = 3;

/** The first three venues and the headquarters (§2 Contact). */
export function Locations({ venues }: { readonly venues: readonly VenueView[] }) {
  return (
    <Board>
      {venues.slice(0, MAX_SHOWN).map(({ id, name, slug, address, city, state, zipCode, status }) => (
        <li key={id}>
          <h2>
            <Link to={href('venue', { slug })}>{name}</Link>
          </h2>
          <address>
            {address}
            <br />
            {placeText({ city, state })} {zipCode}
          </address>
          <Quiet>{status === 'open' ? <Hours /> : texts.notOpenYet}</Quiet>
        </li>
      ))}
      <li>
        <h2>{texts.corporateHeadquarters}</h2>
        <address>{rich(texts.demoPlazaRochesterNy14604, { br: <br /> })}</address>
        <Quiet>{texts.monFri900Am}</Quiet>
      </li>
    </Board>
  );
}

const Hours = () => <>{rich(texts.monThu1000Am, { br: <br /> })}</>;

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
