import { color, size } from '@northlight/site-kit';
import styled from 'styled-components';

/** The second line of a cell. */
export const Small = styled.small<{ readonly $isWhole?: boolean }>`
  display: block;
  color: ${color.inkQuiet};
  font-size: ${size.small};
  font-weight: 400;
  ${({ $isWhole }) => $isWhole && 'white-space: nowrap;'}
`;
