import { href, LinkButton, Page, Picture, Row, radius, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { Content } from '../../features/content/content.tsx';
import { texts } from '../../texts/about.ts';

/** Route /about (decisions.md G3). */
export function AboutPage() {
  return (
    <Page title={texts.about} lead={texts.weBuildWorldsOut}>
      <House
        src="/media/art/venues/rochester-flagship/main.jpg"
        alt={texts.theRochesterFlagshipAtNight}
        sizes="92vw"
        isEager
      />
      <Content of="about" named={texts.ourStory} height="640px" />
      <Ways>
        <LinkButton to={href('experiences')}>{texts.exploreExperiences}</LinkButton>
        <LinkButton to={href('contact')} tone="secondary">
          {texts.contact}
        </LinkButton>
      </Ways>
    </Page>
  );
}

const House = styled(Picture)`
  margin-bottom: ${space.xxl};
  border-radius: ${radius.m};
  aspect-ratio: 21 / 9;
`;

const Ways = styled(Row)`
  margin-top: ${space.xxl};
`;
