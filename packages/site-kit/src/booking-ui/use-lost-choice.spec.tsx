import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useLostChoice } from './use-lost-choice.ts';

const board = (bookedCount: number) => [
  { id: 'a', time: '14:30', capacity: 20, bookedCount, bookable: true },
  { id: 'b', time: '15:15', capacity: 20, bookedCount: 0, bookable: true },
];

type Choice = Parameters<typeof useLostChoice>[0];
const choice: Choice = { slots: board(18), day: 'saturday', time: '14:30', tickets: 2 };

/** What a screen reader heard, in order. */
let spoken: string[];

beforeEach(() => {
  jest.useFakeTimers();
  spoken = [];
  for (const voice of document.querySelectorAll('[aria-live]')) voice.textContent = '';
});

const look = (first: Choice = choice) => {
  const { result, rerender } = renderHook(useLostChoice, { initialProps: first });
  const listen = () => {
    act(() => jest.advanceTimersByTime(200));
    spoken = [...document.querySelectorAll('[aria-live="polite"] > *')].map(({ textContent }) => textContent);
    return result.current;
  };
  listen();
  return (change: Partial<Choice>) => {
    rerender({ ...choice, ...change });
    return listen();
  };
};

describe('a chosen time that others fill', () => {
  it('is told why it cannot be had, and when it can again, each once', () => {
    const see = look();
    expect(see({})).toBeUndefined();
    expect(see({ slots: board(19) })).toBe('2:30 PM has only 1 seat left. Please choose another time.');
    expect(see({ slots: board(20) })).toBe('2:30 PM is sold out. Please choose another time.');
    expect(see({ slots: undefined })).toBeUndefined();
    expect(see({ slots: board(20) })).toBe('2:30 PM is sold out. Please choose another time.');
    expect(see({ slots: board(16) })).toBeUndefined();
    const [lost, again] = ['2:30 PM has only 1 seat left. Please choose another time.', '2:30 PM is available again.'];
    expect(spoken).toEqual([lost, again]);
    see({ slots: board(19) });
    expect(spoken).toEqual([lost, again, lost]);
  });

  it('is forgotten with the choice of another one', () => {
    const see = look();
    see({ slots: board(20) });
    expect(see({ slots: board(20), time: '15:15' })).toBeUndefined();
    see({ slots: board(10), time: '15:15' });
    expect(spoken).toEqual(['2:30 PM is sold out. Please choose another time.']);
  });
});

describe('a time that never could be had', () => {
  it.each<[string, Partial<Choice>]>([
    ['because it was full before', {}],
    ['by a party that has grown', { tickets: 3 }],
    ['on another day', { day: 'sunday' }],
  ])('is left to those who clear it: %s', (_, change) => {
    const see = look({ ...choice, slots: board(20) });
    expect(see({ slots: board(20), ...change })).toBeUndefined();
    expect(spoken).toEqual([]);
  });

  it('is not one that could be had by a smaller party', () => {
    const see = look();
    expect(see({ tickets: 3 })).toBeUndefined();
  });
});
