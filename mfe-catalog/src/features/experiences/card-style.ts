import { Badge, color, font, from, Link, motion, radius, size, space } from '@northlight/site-kit';
import styled, { css } from 'styled-components';

export type CardShape = 'poster' | 'lead' | 'mirrored' | 'closing';

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.s};

  img {
    transition: scale ${motion.light};
  }
`;

const beside = (since: string) => css`
  @media (${since}) {
    display: grid;
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    gap: clamp(${space.xl}, 4vw, ${space.huge});
    align-items: end;

    h3 {
      font-size: clamp(2rem, 1.4rem + 2.2vw, 3.25rem);
      line-height: 1;
      letter-spacing: -0.035em;
    }
  }
`;

const mirrored = css`
  @media (${from.medium}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);

    > :first-child {
      order: 1;
    }
  }
`;

export const Card = styled.article<{ $shape: CardShape }>`
  position: relative;
  display: flex;
  min-width: 0;
  height: 100%;
  flex-direction: column;
  gap: ${space.l};

  &:hover img {
    scale: 1.03;
  }

  ${({ $shape }) => $shape !== 'poster' && beside($shape === 'closing' ? from.large : from.medium)}
  ${({ $shape }) => $shape === 'mirrored' && mirrored}
`;

export const Corner = styled(Badge)`
  position: absolute;
  top: ${space.m};
  left: ${space.m};
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s};

  > p {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.inkQuiet};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 9;
    line-height: 1.45;
  }
`;

export const Name = styled.h3`
  font-size: ${size.title};
`;

export const Rating = styled.div`
  display: flex;
  align-items: center;
  gap: 5px;
  font-size: ${size.small};
  font-weight: 600;

  > span {
    color: ${color.inkQuiet};
    font-weight: 400;
  }
`;

export const Board = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-top: auto;
  border-block: 1px solid ${color.line};
  font: 650 1.125rem / 1.2 ${font.display};

  li {
    padding: ${space.s} ${space.l};
    white-space: nowrap;
  }

  li:first-child {
    padding-left: 0;
  }

  li + li {
    border-left: 1px solid ${color.line};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
`;

export const Soon = styled.div`
  min-height: 1.55em;
  font-size: ${size.small};
  font-weight: 600;
`;

export const Amount = styled.div`
  font-size: ${size.small};

  b {
    font: 700 1.5rem / 1.1 ${font.display};
    letter-spacing: -0.02em;
  }

  strong {
    display: block;
  }
`;

export const Way = styled(Link)`
  display: inline-flex;
  min-height: 32px;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  text-underline-offset: 0.3em;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  svg {
    transition: translate ${motion.control};
  }

  &:hover svg {
    translate: 4px 0;
  }
`;
