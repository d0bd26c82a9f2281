import { describe, expect, it } from '@jest/globals';
import { worthTelling } from './child-log.js';

describe('a line of the log of a process', () => {
  it('is told when it is a warning or an error, with its cause', () => {
    expect(worthTelling('{"level":40,"msg":"The queue waits"}')).toBe('The queue waits');
    expect(worthTelling('{"level":50,"msg":"Failed","err":{"message":"no route"}}')).toBe('Failed: no route');
  });

  it('is kept for the file when all is well', () => {
    expect(worthTelling('{"level":30,"msg":"The API listens"}')).toBeUndefined();
    expect(worthTelling('')).toBeUndefined();
  });

  it('is told as it is when it is no structured log: a process that cannot start says so in plain words', () => {
    expect(worthTelling('These settings are wrong:')).toBe('These settings are wrong:');
    expect(worthTelling('{ code: 1 }')).toBe('{ code: 1 }');
  });
});
