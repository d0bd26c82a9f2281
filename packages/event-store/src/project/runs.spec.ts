import { describe, expect, it } from '@jest/globals';
import type { Recorded } from '../recorded.js';
import { lastOfEachStream, runsByStream, runsOf } from './runs.js';

/** `a:Opened b:Opened a:Held` as events of the streams a and b. */
const log = (story: string): Recorded[] =>
  story.split(' ').map((word, index) => {
    const [stream = '', type = ''] = word.split(':');
    return { ledger: 1, position: index + 1, stream, version: 1, event: { type }, meta: {}, at: new Date(0) };
  });
const described = (runs: readonly (readonly Recorded[])[]) =>
  runs.map((run) => run.map(({ stream, event }) => `${stream}:${event.type}`).join(' '));

describe('runs of one type', () => {
  it('follow the log where rows may depend on several streams', () => {
    expect(described(runsOf(log('a:Opened b:Opened a:Held b:Held a:Opened')))).toEqual([
      'a:Opened b:Opened',
      'a:Held b:Held',
      'a:Opened',
    ]);
  });

  it('are few where only the order within a stream counts, and keep that', () => {
    const events = log('a:Opened a:Held b:Opened a:Released b:Held c:Opened c:Held c:Released a:Held a:Held');
    expect(described(runsByStream(events))).toEqual([
      'a:Opened b:Opened c:Opened',
      'a:Held b:Held c:Held',
      'a:Released c:Released',
      'a:Held a:Held',
    ]);
  });

  it('take the same stream of another ledger for another stream', () => {
    const [one, other] = log('a:Opened a:Held');
    if (!one || !other) throw new Error('no events');
    expect(described(runsByStream([other, { ...one, ledger: 2 }, other]))).toEqual(['a:Held a:Held', 'a:Opened']);
  });

  it('of nothing are none', () => {
    expect([runsOf([]), runsByStream([])]).toEqual([[], []]);
  });
});

describe('the last of each stream', () => {
  it('says how many there were', () => {
    const last = lastOfEachStream(log('a:Moved b:Moved a:Moved'));
    expect(last.map(({ last: { position }, times }) => [position, times])).toEqual([
      [3, 2],
      [2, 1],
    ]);
  });
});
