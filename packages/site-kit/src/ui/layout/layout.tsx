import styled from 'styled-components';
import { color, radius, size, space } from '../theme/tokens.ts';

type Space = keyof typeof space;

/** The page's measure and its outer air. `$narrow` is for forms and reading. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(${({ $narrow }) => ($narrow ? '720px' : '1280px')} + 2 * clamp(${space.l}, 4vw, ${space.xxl}));
  margin-inline: auto;
  padding-inline: clamp(${space.l}, 4vw, ${space.xxl});
`;

/** Things below each other. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 'l' }) => space[$gap]};
`;

/** Things beside each other, wrapping. */
export const Row = styled.div<{ $gap?: Space; $spread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $spread }) => ($spread ? 'space-between' : 'flex-start')};
  gap: ${({ $gap = 'm' }) => space[$gap]};
`;

/** As many equal columns as fit, none narrower than `$min` (a CSS length). */
export const Grid = styled.div<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '280px' }) => $min}), 1fr));
  gap: ${({ $gap = 'xl' }) => space[$gap]};
`;

/** The one raised surface. A line, not a shadow. */
export const Surface = styled.div`
  padding: clamp(${space.l}, 3vw, ${space.xl});
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};
`;

/** Running text: 66 characters wide, with room between paragraphs. */
export const Prose = styled.div`
  max-width: 66ch;

  > * + * {
    margin-top: ${space.l};
  }

  > * + h2,
  > * + h3 {
    margin-top: ${space.xxl};
  }

  ul,
  ol {
    padding-left: 1.2em;
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-top: ${space.xs};
  }
`;

/** Quiet second voice: hints, captions, facts. */
export const Quiet = styled.p`
  color: ${color.inkQuiet};
  font-size: ${size.small};
`;
