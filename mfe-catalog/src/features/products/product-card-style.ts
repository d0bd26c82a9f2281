import { Badge, color, font, from, radius, size, space } from '@northlight/site-kit';
import styled, { css } from 'styled-components';

export const Frame = styled.div<{ $isDim: boolean }>`
  position: relative;

  picture {
    border: 1px solid ${color.line};
    border-radius: ${radius.s};
    opacity: ${({ $isDim }) => ($isDim ? 0.6 : 1)};
  }
`;

export const Corner = styled(Badge)`
  position: absolute;
  top: ${space.m};
  left: ${space.m};
`;

export const Words = styled.div`
  p {
    margin-top: ${space.xs};
    color: ${color.inkQuiet};
    line-height: 1.45;
  }
`;

export const Name = styled.h3`
  font-size: ${size.title};
`;

export const Amount = styled.p`
  font: 700 1.5rem / 1.1 ${font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;

  small {
    display: block;
    margin-top: 4px;
    color: ${color.inkQuiet};
    font: 400 ${size.small} / 1.3 ${font.text};
    letter-spacing: 0;
  }
`;

export const Buy = styled.div`
  display: grid;
  gap: ${space.m};
`;

const poster = css`
  display: flex;
  flex-direction: column;

  > :nth-child(3) {
    margin-top: auto;
  }
`;

const lead = css`
  picture {
    aspect-ratio: 1;
  }

  @media (${from.large}) {
    grid-column: span 2;

    picture {
      aspect-ratio: 3 / 2;
    }

    ${Words} {
      max-width: 52ch;
    }

    ${Buy} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: end;
    }
  }
`;

const line = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  padding-block: ${space.xl};
  border-top: 1px solid ${color.line};

  > :first-child {
    align-self: start;
  }

  > :nth-child(3),
  > :nth-child(4) {
    grid-column: 2;
  }

  ${Corner} {
    position: static;
    margin-top: ${space.s};
    white-space: normal;
  }

  @media (${from.medium}) {
    grid-template-columns: 168px minmax(0, 1fr) auto 220px;
    align-items: center;
    column-gap: ${space.xl};

    > :nth-child(n) {
      grid-column: auto;
    }
  }
`;

/** `poster` stacks picture, words and price, `lead` does so on two columns; `line` sets them beside each other. */
export const Card = styled.article<{ $shape: 'poster' | 'lead' | 'line' }>`
  gap: ${space.m} ${space.l};
  ${({ $shape }) => ($shape === 'line' ? line : poster)}
  ${({ $shape }) => $shape === 'lead' && lead}
`;
