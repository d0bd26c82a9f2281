import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Start {
  readonly time: string;
  readonly seats: number;
}

const columns: readonly Column<Start>[] = [
  { title: 'Time', show: ({ time }) => <a href={`#${time}`}>{time}</a> },
  { title: 'Seats', isFigure: true, sortBy: ({ seats }) => seats, show: ({ seats }) => seats },
];
const starts = [
  { time: '10:00', seats: 9 },
  { time: '10:45', seats: 20 },
  { time: '11:30', seats: 3 },
];

const show = (rows: readonly Start[], onRow?: (row: Start) => void) =>
  render(<DataTable caption="Starts" {...{ columns, rows }} {...(onRow && { onRow })} keyOf={({ time }) => time} />);

const seats = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('cell').textContent);

describe('a table', () => {
  it('stands as it came until a heading is pressed: ascending, descending, and back', async () => {
    show(starts);
    const heading = screen.getByRole('columnheader', { name: 'Seats' });
    const press = () => userEvent.click(within(heading).getByRole('button'));
    expect([seats(), heading.getAttribute('aria-sort')]).toEqual([['9', '20', '3'], 'none']);
    await press();
    expect([seats(), heading.getAttribute('aria-sort')]).toEqual([['3', '9', '20'], 'ascending']);
    await press();
    expect(seats()).toEqual(['20', '9', '3']);
    await press();
    expect(seats()).toEqual(['9', '20', '3']);
  });

  it('is pressed anywhere in a row, but a link in it acts for itself', async () => {
    const onRow = jest.fn();
    show(starts, onRow);
    await userEvent.click(screen.getByRole('cell', { name: '20' }));
    await userEvent.click(screen.getByRole('link', { name: '11:30' }));
    expect(onRow.mock.calls).toEqual([[starts[1]]]);
  });
});

describe('a long table', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ time: `nr ${at}`, seats: at }));
  afterEach(() => void jest.restoreAllMocks());

  it('has only the rows that are seen, and says how many there are', () => {
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    show(many);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    const drawn = screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-rowindex'));
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.length).toBeLessThan(60);
    expect(drawn[1]?.getAttribute('aria-rowindex')).toBe('2');
  });
});
