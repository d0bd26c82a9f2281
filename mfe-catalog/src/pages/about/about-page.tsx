import { href, LinkButton, Page, Picture, Row, radius, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { Content } from '../../features/content/content.tsx';

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
      <Content of="about" named="our story" height="640px" />
      <Ways>
        <LinkButton to={href('experiences')}>Explore experiences</LinkButton>
        <LinkButton to={href('contact')} tone="secondary">
          Contact
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
