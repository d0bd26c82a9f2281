import {
  Container,
  color,
  from,
  href,
  IconButton,
  LinkButton,
  PageTitle,
  Picture,
  size,
  space,
} from '@northlight/site-kit';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/hero.ts';
import { Particles } from './particles.tsx';

const scene = texts.aFamilyStandsInFront;

/** The first thing one sees: night, a doorway of light, and two ways in (§2 Home 1). Night in both themes. */
export function Hero() {
  const [isPaused, pause] = useState(false);
  return (
    <Night data-theme="dark">
      <Scene src="/media/art/site/hero/main.jpg" alt={scene} sizes="100vw" isEager />
      <Particles isPaused={isPaused} />
      <Words>
        <Headline>{texts.experienceRealityReimagined}</Headline>
        <p>{texts.stepInsideStoriesTold}</p>
        <Ways>
          <LinkButton to={href('booking')}>{texts.bookAnExperience}</LinkButton>
          <LinkButton to={href('membership')} tone="secondary">
            {texts.becomeAMember}
          </LinkButton>
        </Ways>
      </Words>
      <Still
        label={isPaused ? texts.playTheBackgroundAnimation : texts.pauseTheBackgroundAnimation}
        onClick={() => pause(!isPaused)}
      >
        {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
      </Still>
    </Night>
  );
}

const Night = styled.section`
  position: relative;
  overflow: hidden;
  background: ${color.land};

  @media (${from.medium}) {
    display: grid;
    min-height: min(86vh, 880px);
    align-items: end;
  }

  @media print {
    display: block;
    min-height: 0;
  }
`;

/** From here on the headline has room for two lines beside the doorway. */
const wide = 'min-width: 90em';

/** Words stand on the quiet water at the left; the light stays where the doorway is. */
const Scene = styled(Picture)`
  position: relative;
  aspect-ratio: 5 / 4;
  background: ${color.land};

  img {
    object-position: 74% 50%;
  }

  &::after {
    position: absolute;
    background: linear-gradient(to top, ${color.land}, transparent 45%);
    content: '';
    inset: 0;
  }

  @media (${from.medium}) {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;

    img {
      object-position: 42% 50%;
    }

    &::after {
      background: linear-gradient(to right, ${color.land} 12%, transparent 62%);
    }
  }

  @media print {
    position: relative;
    aspect-ratio: 3;

    &::after {
      content: none;
    }
  }
`;

const Words = styled(Container)`
  position: relative;
  padding-block: ${space.s} ${space.xxl};

  p {
    max-width: 34ch;
    margin-top: ${space.l};
    font-size: ${size.lead};
    line-height: 1.4;
  }

  @media (${from.medium}) {
    padding-block: ${space.huge};
  }
`;

const Headline = styled(PageTitle)`
  max-width: 7em;
  font-size: ${size.hero};
  line-height: 0.9;

  @media (${wide}) {
    max-width: 8.5em;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  margin-top: ${space.xl};
`;

const Still = styled(IconButton)`
  position: absolute;
  right: ${space.l};
  bottom: ${space.l};

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
