import { describe, expect, it } from '@jest/globals';
import { WatcherPlaces } from './watcher-places.js';

describe('the places of a process', () => {
  it('are shared by all addresses', () => {
    const places = new WatcherPlaces({ inAll: 2, perNetwork: 2 });
    places.take('a');
    const giveBack = places.take('b');
    expect(() => places.take('c')).toThrow(
      expect.objectContaining({ code: 'UNAVAILABLE', details: { retryAfter: 30 } }),
    );
    giveBack();
    places.take('c');
  });

  it('are bounded for each network', () => {
    const places = new WatcherPlaces({ inAll: 9, perNetwork: 1 });
    places.take('a');
    expect(() => places.take('a')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
  });

  it('are shared by all IPv6 addresses of a household', () => {
    const places = new WatcherPlaces({ inAll: 9, perNetwork: 1 });
    places.take('2001:db8:1:2::1');
    expect(() => places.take('2001:db8:1:2::2')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
    places.take('2001:db8:1:3::1');
  });

  it('are given back once, however often somebody says so', () => {
    const places = new WatcherPlaces({ inAll: 2, perNetwork: 2 });
    const giveBack = places.take('a');
    places.take('a');
    giveBack();
    giveBack();
    places.take('a');
    expect(() => places.take('a')).toThrow();
  });
});
