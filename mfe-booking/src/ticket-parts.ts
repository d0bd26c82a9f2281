import { color, font, Picture, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

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

export const Name = styled.p`
  && {
    margin-bottom: ${space.s};
    color: ${color.ink};
    font: 750 ${size.title} / 1.1 ${font.display};
    letter-spacing: -0.025em;
  }
`;

/** The time on a ticket, as large as it must be at the door. `$isOver`: the visit will not take place. */
export const Time = styled.p<{ $isOver?: boolean }>`
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
  -webkit-user-select: all;
  user-select: all;
`;

/** What was paid, or is to be paid, on the tail of a ticket. */
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

/** What is going to be paid, on the tail of a ticket that is still being filled in. */
export const ComingTotal = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  font: 780 2.25rem / 1 ${font.display};
  letter-spacing: -0.035em;

  span,
  small {
    font: 600 ${size.text} / 1 ${font.text};
    letter-spacing: 0;
  }

  small {
    color: ${color.inkQuiet};
    font-weight: 400;
    line-height: 2.25rem;
  }
`;
