import styled from 'styled-components';
import { color, radius, size } from '../theme/tokens.ts';

export type BadgeTone = 'plain' | 'light' | 'few' | 'soldOut' | 'held' | 'good' | 'bad';

const toneColor = (tone: BadgeTone) => (tone === 'plain' || tone === 'light' ? color.ink : color[tone]);

/** One or two words about a thing. The words carry the meaning, the colour repeats it. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 9px;
  border: 1px solid ${({ $tone = 'plain' }) => toneColor($tone)};
  border-radius: ${radius.s};
  background: ${({ $tone }) => ($tone === 'light' ? color.action : color.raised)};
  color: ${({ $tone = 'plain' }) => ($tone === 'light' ? color.onAction : toneColor($tone))};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
`;
