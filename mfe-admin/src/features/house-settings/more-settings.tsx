import { color, href, Link, Quiet, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/house-settings.ts';

const places = [
  {
    label: texts.siteText,
    to: href('adminTexts'),
    about: texts.theTextOnAboutMembership,
  },
  {
    label: texts.openingHours,
    to: href('adminVenues'),
    about: texts.setPerWeekdayForEach,
  },
] as const;

/** What else of the house is set, and where. */
export const MoreSettings = () => (
  <Section aria-label={texts.siteTextAndOpeningHours}>
    <h2>{texts.siteTextAndOpeningHours}</h2>
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
