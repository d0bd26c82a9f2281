import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { announce } from './announce.ts';

const spoken = (urgency: string) =>
  [...document.querySelectorAll(`.announcer[aria-live=${urgency}] > *`)].map(({ textContent }) => textContent);

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('what is said to screen readers', () => {
  it('is said after a moment, so that a new region is listened to', () => {
    announce('12 experiences found');
    expect(spoken('polite')).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(spoken('polite')).toEqual(['12 experiences found']);
  });

  it('loses nothing when two things are said at once', () => {
    announce('Your time is kept');
    announce('The total is $72.08');
    jest.advanceTimersByTime(200);
    expect(spoken('polite')).toEqual(['Your time is kept', 'The total is $72.08']);
  });

  it('is said again when it is true again', () => {
    announce('Sold out');
    announce('Sold out');
    jest.advanceTimersByTime(200);
    expect(spoken('polite')).toEqual(['Sold out', 'Sold out']);
  });

  it('is taken away once it was heard, each at its own time', () => {
    announce('first');
    jest.advanceTimersByTime(4000);
    announce('second');
    jest.advanceTimersByTime(4000);
    expect(spoken('polite')).toEqual(['second']);
    jest.advanceTimersByTime(4000);
    expect(spoken('polite')).toEqual([]);
  });

  it('interrupts only when it is urgent', () => {
    announce('Seats are lost', 'assertive');
    jest.advanceTimersByTime(200);
    expect(spoken('assertive')).toEqual(['Seats are lost']);
    expect(spoken('polite')).toEqual([]);
  });

  it('is said inside the dialog that has the page', () => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    announce('Hoodie removed');
    jest.advanceTimersByTime(200);
    expect(dialog.textContent).toBe('Hoodie removed');
  });
});
