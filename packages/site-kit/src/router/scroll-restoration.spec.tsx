import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { placeLeft, rememberPlace } from './scroll-places.ts';
import { ScrollRestoration } from './scroll-restoration.tsx';

let grow: () => void = () => undefined;
let isWatched = false;

class Growth {
  constructor(grown: ResizeObserverCallback) {
    grow = () => grown([], this);
  }
  observe = () => {
    isWatched = true;
  };
  unobserve = () => undefined;
  disconnect = () => {
    isWatched = false;
  };
}

/** A page of this height, in a window of 768 px. */
const isHigh = (height: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });

/** The terms, which were left 1500 px down before they were loaded again. */
const reload = () => {
  rememberPlace('default /terms', 1500);
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/terms', key: 'default' }]}>
      <ScrollRestoration />
    </MemoryRouter>,
  );
};

beforeEach(() => {
  window.scrollTo = jest.fn((_: unknown, top?: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  }) as typeof window.scrollTo;
  window.ResizeObserver = Growth;
});
afterEach(() => {
  sessionStorage.clear();
});

describe('a page that is loaded again', () => {
  it('is where it was left, once it is so high again', () => {
    isHigh(900);
    const { unmount } = reload();
    window.scrollTo(0, 132); // as far as the browser comes by itself
    fireEvent.scroll(window);
    expect(placeLeft('default /terms')).toBe(1500);
    isHigh(4000);
    act(grow);
    expect(window.scrollY).toBe(1500);
    expect(isWatched).toBe(false);
    unmount();
  });

  it('stays where the visitor goes meanwhile', () => {
    isHigh(900);
    const { unmount } = reload();
    fireEvent.wheel(window);
    expect(isWatched).toBe(false);
    unmount();
  });

  it('keeps for the next time what was scrolled since', () => {
    isHigh(4000);
    const { unmount } = reload();
    window.scrollTo(0, 700);
    fireEvent(window, new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('scroll-places') ?? '')).toEqual([['default /terms', 700]]);
    unmount();
  });
});
