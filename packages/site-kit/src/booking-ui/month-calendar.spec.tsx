import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MonthCalendar } from './month-calendar.tsx';

const span = {
  today: '2026-11-21',
  lastDay: '2027-01-19',
  openSlots: new Map([
    ['2026-11-21', 14],
    ['2026-11-22', 9],
    ['2026-12-01', 13],
  ]),
};

function Calendar({ first, isDisabled = false }: { readonly first?: string; readonly isDisabled?: boolean }) {
  const [date, setDate] = useState(first);
  return (
    <>
      <MonthCalendar {...span} label="Date" selected={date} onSelect={setDate} isDisabled={isDisabled} />
      <p data-chosen>{date ?? 'none'}</p>
    </>
  );
}

const day = (name: RegExp) => screen.getByRole('button', { name });
const chosen = () => document.querySelector('[data-chosen]')?.textContent;
const today = /^Saturday, November 21, 2026, 14 times available$/;

describe('the month calendar', () => {
  it('is one tab stop after the month buttons, on today', async () => {
    render(<Calendar />);
    act(() => day(/^Next month, December 2026$/).focus());
    await userEvent.tab();
    expect(document.activeElement).toBe(day(today));
    expect(day(today).getAttribute('aria-current')).toBe('date');
  });

  it('chooses the day under the focus with Enter and marks it', async () => {
    render(<Calendar />);
    act(() => day(today).focus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(chosen()).toBe('2026-11-22');
    expect(
      day(/November 22/)
        .closest('td')
        ?.getAttribute('aria-selected'),
    ).toBe('true');
  });

  it('reaches a day without times by the keys, says why, and does not choose it', async () => {
    render(<Calendar first="2026-11-22" />);
    act(() => day(/November 22/).focus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(document.activeElement).toBe(day(/^Monday, November 23, 2026, no times available$/));
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    expect(chosen()).toBe('2026-11-22');
  });

  it('names past days and days beyond the horizon as what they are', async () => {
    render(<Calendar first="2026-11-21" />);
    act(() => day(today).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(day(/^Friday, November 20, 2026, in the past$/));
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(document.activeElement).toBe(day(/^Wednesday, January 20, 2027, not open for booking yet$/));
  });

  it('announces the month when it changes', async () => {
    render(<Calendar />);
    await userEvent.click(day(/^Next month, December 2026$/));
    expect(screen.getByRole('status').textContent).toBe('December 2026');
    expect(day(/^Tuesday, December 1, 2026, 13 times available$/)).toBeTruthy();
  });

  it('offers nothing while it is disabled', async () => {
    render(<Calendar isDisabled />);
    await userEvent.click(screen.getByText('22'));
    expect(chosen()).toBe('none');
    expect(screen.getByRole('group', { name: 'Date' }).getAttribute('aria-disabled')).toBe('true');
  });
});
