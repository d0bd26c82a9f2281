import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { findSlots } from '@northlight/client';
import { apiQuery, createQueryClient, QueryClientProvider, useQuery } from '@northlight/site-kit';
import { act, render, screen } from '@testing-library/react';
import { TestLine } from '../testing/test-line.ts';
import type { SlotDayQuery } from './slot-line.ts';
import { useLiveSlots } from './use-live-slots.ts';

const saturday = { venueId: 1, experienceId: 1, date: '2026-11-28' };
const taken = (bookedCount: number) => [{ id: 's', time: '14:30', capacity: 20, bookedCount, bookable: true }];

let answer: (slots: unknown) => void;

beforeEach(() => {
  TestLine.lay();
  showPage(true);
});
afterEach(() => void jest.useRealTimers());

/** The page comes to the front, or goes behind another one. */
const showPage = (isSeen: boolean) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isSeen ? 'visible' : 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

function Board({ day }: { readonly day: SlotDayQuery | undefined }) {
  const isLive = useLiveSlots(day);
  const { data, isError } = useQuery({
    queryKey: apiQuery(findSlots, day && { query: day }).queryKey,
    queryFn: ({ signal }) =>
      new Promise<ReturnType<typeof taken>>((resolve, reject) => {
        answer = resolve as typeof answer;
        signal.onabort = () => reject(new Error('It was called off.'));
      }),
  });
  return <p>{[isError ? 'failed' : (data?.[0]?.bookedCount ?? 'nothing'), isLive ? 'live' : 'still'].join(' ')}</p>;
}

const open = (day?: SlotDayQuery) => {
  const client = createQueryClient();
  const board = (shown?: SlotDayQuery) => (
    <QueryClientProvider client={client}>
      <Board day={shown} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(board(day));
  const known = () =>
    client.getQueryData<ReturnType<typeof taken>>(apiQuery(findSlots, day && { query: day }).queryKey)?.[0]
      ?.bookedCount;
  return { show: (next: SlotDayQuery) => rerender(board(next)), unmount, known };
};

const say = (bookedCount: number) => act(async () => TestLine.open[0]?.say(taken(bookedCount)));
const shown = () => screen.getByText(/(live|still)$/).textContent;
/** Answers what was asked, and lets everybody hear of it. */
const give = (bookedCount: number) =>
  act(async () => {
    answer(taken(bookedCount));
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('a board of which no day is chosen', () => {
  it('has no line', () => {
    open();
    expect(TestLine.all).toEqual([]);
  });
});

describe('the board of a day', () => {
  it('shows what comes over the line', async () => {
    open(saturday);
    expect(TestLine.open.map(({ address }) => address)).toEqual([
      '/api/availability/stream?venueId=1&experienceId=1&date=2026-11-28',
    ]);
    await give(3);
    await screen.findByText('3 still');
    await say(5);
    await screen.findByText('5 live');
  });

  it('does not go back to an answer that was on its way when the news came', async () => {
    const { known } = open(saturday);
    await say(5);
    await give(3);
    expect(known()).toBe(5);
    await screen.findByText('5 live');
  });

  it('keeps its line while the parts of the page around it change', async () => {
    const { show } = open(saturday);
    await say(5);
    show({ ...saturday });
    expect(TestLine.all).toHaveLength(1);
  });

  it('hangs up for another day, and when it goes', async () => {
    const { show, unmount } = open(saturday);
    show({ ...saturday, date: '2026-11-29' });
    expect(TestLine.open.map(({ address }) => address.slice(-10))).toEqual(['2026-11-29']);
    unmount();
    expect(TestLine.open).toEqual([]);
  });
});

describe('a page that is not seen', () => {
  it('has no line until it is seen again', async () => {
    open(saturday);
    await say(5);
    showPage(false);
    expect([TestLine.open.length, shown()]).toEqual([0, '5 still']);
    showPage(true);
    await say(6);
    expect(shown()).toBe('6 live');
  });
});

describe('a line that breaks', () => {
  const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
  const breakLine = () => act(() => TestLine.open[0]?.break());

  it('is tried again after growing pauses, and the board stays as it was', async () => {
    jest.useFakeTimers();
    open(saturday);
    await say(5);
    breakLine();
    expect([TestLine.open.length, shown()]).toEqual([0, '5 still']);
    wait(4);
    breakLine();
    wait(4);
    expect(TestLine.all).toHaveLength(2);
    wait(4);
    expect([TestLine.all.length, TestLine.open.length]).toEqual([3, 1]);
  });

  it('is not tried again when the page has gone meanwhile', () => {
    jest.useFakeTimers();
    const { unmount } = open(saturday);
    breakLine();
    unmount();
    wait(600);
    expect(TestLine.all).toHaveLength(1);
  });
});

describe('a browser without such lines', () => {
  it('shows what it has asked for', async () => {
    Object.assign(globalThis, { EventSource: undefined });
    open(saturday);
    await give(3);
    await screen.findByText('3 still');
  });
});
