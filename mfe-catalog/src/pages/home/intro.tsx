import { Container, color, font, from, href, Link, space } from '@northlight/site-kit';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/home.ts';

/** Three facts on one line below the hero (§2 Home 2). */
export function Intro() {
  return (
    <Container>
      <Facts>
        <li>
          <b>{texts.usaWide}</b>
          <span>{texts.openInRochesterWithMore}</span>
        </li>
        <li>
          <b>{texts.stars}</b>
          <span>{texts.averageRatingFromMoreThan}</span>
        </li>
        <li>
          <Link to={href('experiences')}>
            {texts.exploreExperiences} <ArrowRight size={28} aria-hidden />
          </Link>
          <span>{texts.minutesForAllAges}</span>
        </li>
      </Facts>
    </Container>
  );
}

const Facts = styled.ul`
  display: grid;
  border-bottom: 1px solid ${color.ink};

  li {
    display: grid;
    align-content: start;
    gap: ${space.xs};
    padding-block: ${space.xl};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  b,
  a {
    display: flex;
    align-items: center;
    gap: ${space.s};
    font: 700 clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem) / 1.05 ${font.display};
    letter-spacing: -0.03em;
  }

  span {
    color: ${color.inkQuiet};
  }

  @media (${from.medium}) {
    grid-template-columns: 3fr 3fr 5fr;

    li + li {
      padding-left: ${space.xl};
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
  }
`;
