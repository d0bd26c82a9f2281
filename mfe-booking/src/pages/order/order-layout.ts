import { color, font, Picture, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** The tickets beside what comes next; below one another where there is no room, and on paper. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.xxl} ${space.huge};

  @media screen and (min-width: 67.5em) {
    grid-template-columns: minmax(0, 640px) minmax(0, 1fr);
  }
`;

export const Sheets = styled.div`
  position: relative;
  display: grid;
  gap: ${space.xl};

  > * {
    break-inside: avoid;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space.xl};

  p {
    color: ${color.inkQuiet};
  }
`;

export const Thumb = styled(Picture)`
  width: clamp(88px, 24vw, 132px);
  flex: none;
  align-self: flex-start;
  border-radius: 6px;
`;

export const Name = styled.h3`
  margin-bottom: ${space.s};
  font: 750 ${size.title} / 1.1 ${font.display};
  letter-spacing: -0.025em;
`;

export const Time = styled.p<{ $isOver: boolean }>`
  && {
    color: ${({ $isOver }) => ($isOver ? color.inkQuiet : color.ink)};
    font: 780 clamp(2.25rem, 9vw, 3.25rem) / 1.05 ${font.display};
    letter-spacing: -0.04em;
    text-decoration: ${({ $isOver }) => ($isOver ? 'line-through' : 'none')};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space.l} ${space.xl};
  margin-top: ${space.xl};

  dt {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  dd {
    margin: 0;
  }
`;

export const Reference = styled.strong`
  font: 700 ${size.lead} / 1.3 ${font.display};
  letter-spacing: 0.01em;
  user-select: all;
`;

/** What is for the screen only. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.xl};

  @media print {
    display: none;
  }
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s};
  font: 780 2rem / 1 ${font.display};
  letter-spacing: -0.03em;

  span {
    color: ${color.inkQuiet};
    font: 400 ${size.small} / 1.3 ${font.text};
    letter-spacing: 0;
  }
`;
