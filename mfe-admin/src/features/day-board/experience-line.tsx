import type { DayBoardView } from '@northlight/contracts';
import { color, font, from, href, Link, radius, rich, size, space, VisuallyHidden } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/day-board.ts';
import { loadOf, type SlotLoad, slotLoad } from './slot-load.ts';

type Experience = DayBoardView['experiences'][number];

/** One experience: its seats of the day, and its slots in order of time. */
export function ExperienceLine({ name, slots }: Experience) {
  const { booked, capacity } = loadOf(slots);
  return (
    <Line>
      <h3>{name}</h3>
      <p>{rich(texts.ofSeats, { booked: <b>{booked}</b>, capacity })}</p>
      <Times aria-label={texts.slotsOf({ name })}>
        {slots.map((slot) => (
          <Slot key={slot.id} id={slot.id} {...slotLoad(slot)} />
        ))}
      </Times>
    </Line>
  );
}

function Slot({ id, time, taken, state, hasStarted, share, spoken }: SlotLoad & { readonly id: string }) {
  return (
    <li>
      <Cell to={`${href('admin')}/slots/${id}`} $isOver={hasStarted} $isFull={state !== 'free'}>
        <span aria-hidden>{time}</span>
        <b aria-hidden>{taken}</b>
        <Bar aria-hidden style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </Cell>
    </li>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s} ${space.l};
  align-items: baseline;
  padding-block: ${space.m};
  border-top: 1px solid ${color.line};

  h3 {
    font: 600 ${size.text} / 1.3 ${font.text};
    letter-spacing: 0;
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    text-align: right;
  }

  p b {
    color: ${color.ink};
  }

  @media (${from.large}) {
    grid-template-columns: 220px 120px minmax(0, 1fr);
  }
`;

const Times = styled.ul`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: ${space.xs};

  @media (${from.large}) {
    grid-column: auto;
  }
`;

const Cell = styled(Link)<{ $isOver: boolean; $isFull: boolean }>`
  position: relative;
  display: flex;
  overflow: hidden;
  flex-direction: column;
  padding: 6px ${space.s} 9px;
  border: 1px ${({ $isOver }) => ($isOver ? 'dashed' : 'solid')} ${color.line};
  border-radius: ${radius.s};
  background: ${({ $isFull, $isOver }) => ($isFull && !$isOver ? color.ink : 'transparent')};
  color: ${({ $isFull, $isOver }) => ($isFull && !$isOver ? color.ground : color.ink)};
  font-size: ${size.small};
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    border-color: ${color.ink};
  }

  ${({ $isOver }) => $isOver && `color: ${color.inkQuiet};`}

  b {
    font-weight: 600;
  }
`;

const Bar = styled.i`
  position: absolute;
  bottom: 0;
  left: 0;
  height: 4px;
  background: ${color.action};
`;
