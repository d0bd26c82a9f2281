import { size, space } from '@northlight/site-kit';
import { Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/availability-calendar.ts';
import { Bar, Cell } from './cell-look.ts';
import type { CellState } from './cell-words.ts';

const samples: readonly (readonly [CellState, string, string, number])[] = [
  ['free', '3/20', texts.seatsBookedTotal, 15],
  ['few', '18/20', texts.fewSeatsLeft, 90],
  ['full', texts.soldOut, texts.noSeatsLeft, 100],
  ['closed', texts.closed, texts.notOnSale, 0],
  ['foreseen', '+ 20', texts.scheduledNotOnSale, 0],
];

const shareOf = (percent: number) => ({ '--share': percent / 100 }) as CSSProperties;

/** What the cells mean. */
export const CalendarLegend = () => (
  <Legend aria-label={texts.legend}>
    {samples.map(([state, text, meaning, share]) => (
      <li key={state}>
        <Cell $state={state} $isOver={false} $isToday={false} style={shareOf(share)} aria-hidden>
          <span>
            {text}
            <Bar style={{ inlineSize: `${share}%` }} />
          </span>
        </Cell>
        {meaning}
      </li>
    ))}
    <li>
      <Users size={14} aria-hidden /> {texts.onTheWaitlist}
    </li>
  </Legend>
);

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.l};
  font-size: ${size.small};

  li {
    display: flex;
    align-items: center;
    gap: ${space.xs};
  }

  li > div {
    width: 76px;
    height: 38px;
    border: 0;
    background: none;
  }
`;
