import { describe, expect, it } from '@jest/globals';
import { readSentinelAddress, redisAddress } from './redis-address.js';

describe('an address of Redis that names Sentinels', () => {
  it('is taken apart into who is asked, for which master, and with which passwords', () => {
    const text = 'redis+sentinel://:p%40ss@one:26380,two,[fd00::3]:26381/northlight?sentinelPassword=watch%2Bful';
    expect(redisAddress.test(text)).toBe(true);
    expect(readSentinelAddress(text)).toEqual({
      sentinels: [
        { host: 'one', port: 26_380 },
        { host: 'two', port: 26_379 },
        { host: 'fd00::3', port: 26_381 },
      ],
      name: 'northlight',
      password: 'p@ss',
      sentinelPassword: 'watch+ful',
    });
  });

  it('may name a user, and may do without passwords', () => {
    expect(readSentinelAddress('redis+sentinel://queues:secret@one/main')).toMatchObject({ username: 'queues' });
    expect(readSentinelAddress('redis+sentinel://one:1,two:2,three:3/main')).toEqual({
      sentinels: [
        { host: 'one', port: 1 },
        { host: 'two', port: 2 },
        { host: 'three', port: 3 },
      ],
      name: 'main',
    });
  });

  it.each([
    'redis+sentinel://one:26379',
    'redis+sentinel:///main',
    'redis+sentinel://one,/main',
    'redis+sentinel://one:x/main',
    'redis+sentinel://one/ma in',
    'http://one/main',
  ])('is refused where something is missing: %s', (text) => {
    expect(redisAddress.test(text)).toBe(false);
  });
});

describe('an address of one Redis', () => {
  it.each(['redis://localhost', 'rediss://user:password@redis.example:6380/1'])('is taken as it is: %s', (text) => {
    expect(redisAddress.test(text)).toBe(true);
    expect(readSentinelAddress(text)).toBeUndefined();
  });
});
