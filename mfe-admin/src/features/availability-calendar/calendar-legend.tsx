import { size, space } from '@northlight/site-kit';
import { Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Bar, Cell } from './cell-look.ts';
import type { CellState } from './cell-words.ts';

const samples: readonly (readonly [CellState, string, string, number])[] = [
  ['free', '3/20', 'seats booked of all', 15],
  ['few', '18/20', 'few seats left', 90],
  ['full', 'Sold out', 'no seat left', 100],
  ['closed', 'Closed', 'sells nothing', 0],
  ['foreseen', '+ 20', 'foreseen, not opened yet', 0],
];

const shareOf = (percent: number) => ({ '--share': percent / 100 }) as CSSProperties;

/** What the cells mean. */
export const CalendarLegend = () => (
  <Legend aria-label="What the cells mean">
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
      <Users size={14} aria-hidden /> parties waiting
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
