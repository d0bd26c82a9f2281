import { beforeEach, describe, expect, it } from '@jest/globals';
import { type CachedStream, StreamCache } from './stream-cache.js';

const as = (version: number): CachedStream => ({ state: `state ${version}`, version });
const many = Array.from({ length: 10_000 }, (_, nth): [string, CachedStream] => [`slot/${nth}`, as(1)]);

describe('what a program remembers of the streams of a ledger', () => {
  let memory: StreamCache;
  beforeEach(() => {
    memory = new StreamCache();
  });

  it('is the present until somebody else may have written, and the past from then on', () => {
    memory.keep([['slot/a', as(3)]]);
    expect(memory.present('slot/a')).toMatchObject(as(3));
    memory.doubt();
    expect(memory.present('slot/a')).toBeUndefined();
    expect(memory.recall('slot/a')).toMatchObject(as(3));
    memory.keep([['slot/a', as(4)]]);
    expect(memory.present('slot/a')).toMatchObject(as(4));
  });

  it('is as it was before, when what was kept did not come to be', () => {
    memory.keep([['slot/a', as(3)]]);
    const takeBack = memory.keep([
      ['slot/a', as(4)],
      ['slot/b', as(1)],
    ]);
    takeBack();
    expect(memory.present('slot/a')).toMatchObject(as(3));
    expect(memory.recall('slot/b')).toBeUndefined();
  });

  it('holds the last ten thousand streams, and not many more', () => {
    memory.keep(many);
    memory.keep([['slot/a', as(1)]]);
    expect(memory.present('slot/0')).toMatchObject(as(1)); // asked for, and so one of the last again
    memory.keep(many.map(([stream]) => [`${stream}'`, as(1)]));
    expect(memory.recall('slot/9999')).toBeUndefined();
    expect(memory.recall('slot/0')).toMatchObject(as(1));
    memory.keep(many.map(([stream]) => [`${stream}"`, as(1)]));
    expect([memory.recall('slot/0'), memory.recall('slot/a')]).toEqual([undefined, undefined]);
  });

  it('is taken back also when it went out of the last ones meanwhile', () => {
    memory.keep([['slot/a', as(3)]]);
    const takeBack = memory.keep([
      ['slot/a', as(4)],
      ['slot/b', as(1)],
    ]);
    memory.keep(many);
    takeBack();
    expect(memory.present('slot/a')).toMatchObject(as(3));
    expect(memory.recall('slot/b')).toBeUndefined();
  });

  it('is nothing, once it is cleared', () => {
    memory.keep(many);
    memory.keep([['slot/a', as(1)]]);
    memory.clear();
    expect([memory.recall('slot/0'), memory.recall('slot/a')]).toEqual([undefined, undefined]);
  });
});
