import { color, href, Link, Quiet, space } from '@northlight/site-kit';
import styled from 'styled-components';

const places = [
  {
    label: 'Texts',
    to: href('adminTexts'),
    about: 'What About, Membership and Contact say, with every version before',
  },
  {
    label: 'Opening hours',
    to: href('adminVenues'),
    about: 'By weekday in each venue, with its programme and closures',
  },
] as const;

/** What else of the house is set, and where. */
export const MoreSettings = () => (
  <Section aria-label="Texts and opening hours">
    <h2>Texts and opening hours</h2>
    <ul>
      {places.map(({ label, to, about }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
          <Quiet>{about}</Quiet>
        </li>
      ))}
    </ul>
  </Section>
);

const Section = styled.section`
  display: grid;
  gap: ${space.m};

  h2 {
    font-size: 1.25rem;
  }

  li {
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }
`;
