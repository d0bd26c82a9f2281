import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotBoard } from './slot-board.tsx';

const slot = (time: string, bookedCount: number, bookable = true) => ({
  id: `1-1-2026-11-21-${time}`,
  time,
  capacity: 20,
  bookedCount,
  bookable,
});

const slots = [slot('10:00', 0, false), slot('14:30', 20), slot('15:15', 18), slot('16:00', 0)];

const board = (tickets: number, choose: (time: string) => void = () => undefined) => (
  <SlotBoard date="2026-11-21" today="2026-11-21" slots={slots} tickets={tickets} chosen="15:15" onChoose={choose} />
);

const boardWithWaitlists = (tickets: number, wait: (time: string) => void) => (
  <SlotBoard
    {...{ date: '2026-11-21', today: '2026-11-21', slots, tickets, chosen: undefined }}
    onChoose={() => undefined}
    onWait={wait}
  />
);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the board of times', () => {
  it('says h:mm a and what is left, in words', () => {
    render(board(2));
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
      '10:00 AM, Started',
      '2:30 PM, Sold out',
      '3:15 PM, 2 left',
      '4:00 PM, 20 left',
    ]);
  });

  it('takes away what is too small for the party at once', () => {
    const { rerender } = render(board(2));
    expect(button('3:15 PM , 2 left').disabled).toBe(false);
    rerender(board(3));
    expect(button('3:15 PM , 2 left').disabled).toBe(true);
  });

  it('tells which time was chosen, and marks it', async () => {
    const choices: string[] = [];
    render(board(2, (time) => choices.push(time)));
    await userEvent.click(button('4:00 PM , 20 left'));
    await userEvent.click(button('2:30 PM , Sold out'));
    expect(choices).toEqual(['16:00']);
    expect(button('3:15 PM , 2 left').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a board with waitlists', () => {
  it('offers the list of each time that is too full for the party, and of no other', () => {
    const { rerender } = render(boardWithWaitlists(2, () => undefined));
    const lists = () =>
      screen.getAllByRole('button', { name: /^Join waitlist/ }).map((one) => one.getAttribute('aria-label'));
    expect(lists()).toEqual(['Join waitlist for 2:30 PM']);
    rerender(boardWithWaitlists(3, () => undefined));
    expect(lists()).toEqual(['Join waitlist for 2:30 PM', 'Join waitlist for 3:15 PM']);
  });

  it('tells for which time', async () => {
    const wanted: string[] = [];
    render(boardWithWaitlists(2, (time) => wanted.push(time)));
    await userEvent.click(button('Join waitlist for 2:30 PM'));
    expect([wanted, button('2:30 PM , Sold out').disabled]).toEqual([['14:30'], true]);
  });
});

describe('a time that fills up while somebody looks', () => {
  const filling = (bookedCount: number, chosen?: string) => (
    <SlotBoard
      {...{ date: '2026-11-21', today: '2026-11-20', tickets: 2, chosen }}
      slots={[slot('15:15', bookedCount)]}
      onChoose={(time) => choices.push(time)}
      onWait={() => undefined}
    />
  );
  let choices: string[];
  beforeEach(() => {
    choices = [];
  });

  it('keeps the focus that it has, and can be left for its waitlist', async () => {
    const { rerender } = render(filling(10));
    await userEvent.tab();
    rerender(filling(20));
    const time = button('3:15 PM , Sold out');
    expect([document.activeElement, time.getAttribute('aria-disabled')]).toEqual([time, 'true']);
    await userEvent.keyboard('{Enter}');
    expect(choices).toEqual([]);
    await userEvent.tab();
    expect([document.activeElement, time.disabled]).toEqual([button('Join waitlist for 3:15 PM'), true]);
  });

  it('stays the chosen one', () => {
    const { rerender } = render(filling(10, '15:15'));
    rerender(filling(20, '15:15'));
    expect(button('3:15 PM , Sold out').getAttribute('aria-pressed')).toBe('true');
  });
});
