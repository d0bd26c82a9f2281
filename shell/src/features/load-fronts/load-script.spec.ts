import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadScript } from './load-script.ts';

const entry = {
  url: 'http://localhost/r/mfe-lantern/1/remoteEntry.js',
  integrity: 'sha384-lantern',
  timeLimitMs: 3_000,
};
const inDocument = () => document.head.querySelector('script');
const happens = (what: 'load' | 'error') => inDocument()?.dispatchEvent(new Event(what));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the entry of a front', () => {
  it('is asked for with the hash that the document pins, and leaves no tag behind', async () => {
    const loaded = loadScript(entry);
    expect(inDocument()).toMatchObject({ src: entry.url, integrity: 'sha384-lantern', crossOrigin: 'anonymous' });
    happens('load');
    await expect(loaded).resolves.toBeUndefined();
    expect(inDocument()).toBeNull();
  });

  it('that is missing or altered is reported by its address', async () => {
    const lost = loadScript(entry);
    happens('error');
    await expect(lost).rejects.toThrow(`${entry.url} did not load.`);
  });

  it('that hangs is given up when its time is over', async () => {
    const late = loadScript(entry);
    jest.advanceTimersByTime(2_999);
    expect(inDocument()).not.toBeNull();
    jest.advanceTimersByTime(1);
    await expect(late).rejects.toThrow('took too long');
    expect(inDocument()).toBeNull();
  });
});
