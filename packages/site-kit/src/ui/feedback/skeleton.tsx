import { color, radius } from '@northlight/site-kit';
import styled, { keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** A place of the final size for what is still loading. Decoration: say "Loading" once, beside the list (U36). */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  $height?: string;
  $width?: string;
  $ratio?: string;
}>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = 'auto' }) => $height};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${radius.s};
  background: ${color.line};
  animation: ${breathe} 1.6s ease-in-out 3;
`;
