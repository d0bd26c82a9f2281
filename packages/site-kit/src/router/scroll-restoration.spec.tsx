import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Link, MemoryRouter, useNavigate } from 'react-router';
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

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

describe('going back', () => {
  it('finds the place that was left, also where the next page was told of its scrolling at once', () => {
    isHigh(4000);
    const scrollTo = window.scrollTo as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => {
      scrollTo(x, y);
      fireEvent.scroll(window);
    }) as typeof window.scrollTo;
    render(
      <MemoryRouter initialEntries={['/experiences']}>
        <ScrollRestoration />
        <Link to="/experience/zipline">There</Link>
        <Back />
      </MemoryRouter>,
    );
    window.scrollTo(0, 2_263);
    fireEvent.click(screen.getByText('There'));
    expect(window.scrollY).toBe(0);
    fireEvent.click(screen.getByText('Back'));
    expect(window.scrollY).toBe(2_263);
  });
});

/** A page with the part that an address may name, and the ways from there. */
const openAt = (hash: string) => {
  const scrolled: string[] = [];
  Object.assign(Element.prototype, { scrollIntoView: () => scrolled.push('part') });
  window.scrollTo = () => scrolled.push('top');
  render(
    <MemoryRouter initialEntries={['/venues', { pathname: '/experience/zipline', hash }]} initialIndex={0}>
      <ScrollRestoration />
      <Link to={{ pathname: '/experience/zipline', hash }}>There</Link>
      <Link to="/experience/zipline?date=2026-12-01" replace>
        A day
      </Link>
      <section id="visit">Choose a time</section>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('There'));
  return scrolled;
};

describe('a page of which the address names a part', () => {
  it('begins there, and stays there when a choice drops the name', () => {
    const scrolled = openAt('#visit');
    expect(scrolled).toEqual(['part']);
    fireEvent.click(screen.getByText('A day'));
    expect(scrolled).toEqual(['part']);
  });

  it('begins at its top where there is no such part, whatever stands behind the #', () => {
    const ends = fc.string({ unit: fc.oneof(fc.constantFrom('%', '50%', '😀', '\uD83D', '\u202E'), fc.string()) });
    fc.assert(
      fc.property(ends, (end) => {
        expect(openAt(`#${end}%`)).toEqual(['top']);
        cleanup();
      }),
      { numRuns: 50 },
    );
  });
});
