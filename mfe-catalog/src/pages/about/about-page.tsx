import { href, Link, LinkButton, Page, Picture, Prose, Row, radius, site, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Route /about (decisions.md G3). */
export function AboutPage() {
  return (
    <Page
      title="About"
      lead="Painters want a window to the north: its light is steady, cool, and tells the truth about a colour."
    >
      <House
        src="/media/art/venues/rochester-flagship/main.jpg"
        alt="The Rochester Flagship by night"
        sizes="92vw"
        isEager
      />
      <Prose>
        <p>
          {site.productName} builds houses of dark rooms in which light tells a story. Some rooms move, some answer,
          some only wait until you stand still. Nobody is left alone in them: there is an orientation before and a guide
          inside, and the group is never larger than the room.
        </p>
        <h2>Where we are</h2>
        <p>
          Our headquarters and our first house are in Rochester, New York, open since 2025. Boston, New York City and
          Albany are planned for 2026; Philadelphia, Washington, Hartford and Providence for 2027.{' '}
          <Link to={href('venues')}>See all venues</Link>
        </p>
        <h2>What we care about</h2>
        <ul>
          <li>No hidden fees: the 6% booking fee stands beside every price.</li>
          <li>Plans change: move a booking up to 24 hours before, get everything back up to 48 hours before.</li>
          <li>Everybody comes along: five of our twelve experiences are for children of five and younger, too.</li>
          <li>Models, music and imagery are made in-house or commissioned.</li>
        </ul>
        <h2>Talk to us</h2>
        <p>The corporate office is at 100 Demo Plaza, Rochester, NY 14604, Monday to Friday from 9 to 6.</p>
        <Row>
          <LinkButton to={href('experiences')}>Explore experiences</LinkButton>
          <LinkButton to={href('contact')} tone="secondary">
            Contact
          </LinkButton>
        </Row>
      </Prose>
    </Page>
  );
}

const House = styled(Picture)`
  margin-bottom: ${space.xxl};
  border-radius: ${radius.m};
  aspect-ratio: 21 / 9;
`;
