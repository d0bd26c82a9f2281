import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { noteServerTime, serverNow } from './server-clock.ts';

const now = Date.parse('2026-11-20T15:00:00Z');

afterEach(() => {
  noteServerTime(new Date().toUTCString());
  jest.useRealTimers();
});

describe('the time of the server', () => {
  it('is ours until it says another', () => {
    jest.useFakeTimers({ now });
    expect(serverNow()).toBe(now);
    noteServerTime(null);
    noteServerTime('yesterday');
    expect(serverNow()).toBe(now);
  });

  it('is told by its answers, where this machine’s clock is wrong', () => {
    jest.useFakeTimers({ now });
    noteServerTime('Fri, 20 Nov 2026 14:40:00 GMT');
    expect(serverNow()).toBe(now - 20 * 60_000);
    jest.advanceTimersByTime(1_500);
    expect(serverNow()).toBe(now - 20 * 60_000 + 1_500);
  });

  it('is ours where the two differ by no more than a header leaves out', () => {
    jest.useFakeTimers({ now: now + 900 });
    noteServerTime('Fri, 20 Nov 2026 15:00:00 GMT');
    expect(serverNow()).toBe(now + 900);
  });
});
