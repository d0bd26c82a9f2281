import { color, radius, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';

/** The first Tab of every page (U49). */
export function SkipLink() {
  return <Link href="#content">{texts.skipToContent}</Link>;
}

const Link = styled.a`
  position: fixed;
  z-index: 70;
  top: ${space.s};
  left: ${space.s};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.onAction};
  border-radius: ${radius.s};
  background: ${color.action};
  color: ${color.onAction};
  font-weight: 600;

  &:not(:focus) {
    translate: 0 -200%;
  }
`;
