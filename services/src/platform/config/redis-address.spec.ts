import { describe, expect, it } from '@jest/globals';
import { readClusterAddress, readSentinelAddress, redisAddress } from './redis-address.js';

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

describe('an address of a Redis Cluster', () => {
  it('is taken apart into servers that tell of the others, and with which password', () => {
    const text = 'rediss+cluster://queues:p%40ss@one:7000,two,[fd00::3]:7002';
    expect(redisAddress.test(text)).toBe(true);
    expect(readClusterAddress(text)).toEqual({
      nodes: [
        { host: 'one', port: 7_000 },
        { host: 'two', port: 6_379 },
        { host: 'fd00::3', port: 7_002 },
      ],
      isEncrypted: true,
      username: 'queues',
      password: 'p@ss',
    });
    expect(readClusterAddress('redis+cluster://one/')).toEqual({
      nodes: [{ host: 'one', port: 6_379 }],
      isEncrypted: false,
    });
  });

  it.each(['redis+cluster://', 'redis+cluster://one,', 'redis+cluster://one/0', 'redis+cluster://one:x'])(
    'is refused where something is wrong: %s',
    (text) => {
      expect(redisAddress.test(text)).toBe(false);
    },
  );
});
