import { color, font, Picture, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  gap: ${space.l};

  p {
    color: ${color.inkQuiet};
  }
`;

export const Thumb = styled(Picture)`
  width: clamp(80px, 20vw, 112px);
  flex: none;
  align-self: flex-start;
  border-radius: 6px;
`;

export const Name = styled.h3`
  margin-bottom: ${space.xs};
  font: 750 ${size.title} / 1.1 ${font.display};
  letter-spacing: -0.025em;
`;

export const Clock = styled.p<{ $isOpen: boolean }>`
  && {
    color: ${({ $isOpen }) => ($isOpen ? color.inkQuiet : color.ink)};
    font: ${({ $isOpen }) => ($isOpen ? `400 ${size.text} / 1.55 ${font.text}` : `780 2.25rem / 1.1 ${font.display}`)};
    letter-spacing: ${({ $isOpen }) => ($isOpen ? 0 : '-0.035em')};
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m} ${space.xl};
  margin-top: ${space.l};

  dt {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.l};

  /* words without a border stand where the other words stand */
  > :last-child {
    margin-inline: auto -12px;
  }
`;

export const PriceRows = styled.dl`
  margin-bottom: ${space.m};
  color: ${color.inkQuiet};
  font-size: ${size.small};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.l};
    padding-block: 2px;
  }

  dd {
    white-space: nowrap;
  }
`;

export const TailLine = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.l};
  font: 750 1.625rem / 1.1 ${font.display};
  letter-spacing: -0.03em;

  > span {
    color: ${color.inkQuiet};
    font: 400 ${size.small} / 1.3 ${font.text};
    letter-spacing: 0;
  }
`;
