import { describe, expect, it } from '@jest/globals';
import { WatcherPlaces } from './watcher-places.js';

describe('the places of a process', () => {
  it('are shared by all addresses', () => {
    const places = new WatcherPlaces({ inAll: 2, perAddress: 2 });
    places.take('a');
    const giveBack = places.take('b');
    expect(() => places.take('c')).toThrow(
      expect.objectContaining({ code: 'UNAVAILABLE', details: { retryAfter: 30 } }),
    );
    giveBack();
    places.take('c');
  });

  it('are bounded for each address', () => {
    const places = new WatcherPlaces({ inAll: 9, perAddress: 1 });
    places.take('a');
    expect(() => places.take('a')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
  });

  it('are given back once, however often somebody says so', () => {
    const places = new WatcherPlaces({ inAll: 2, perAddress: 2 });
    const giveBack = places.take('a');
    places.take('a');
    giveBack();
    giveBack();
    places.take('a');
    expect(() => places.take('a')).toThrow();
  });
});
