import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the port of a start', () => {
  it('is one that a browser opens', () => {
    expect(() => readOptions({ PORT: '4190' })).toThrow('browsers refuse to open this port');
    expect(readOptions({ PORT: '4191' }).port).toBe(4191);
  });

  it.each([4190, 6000, 6667, 10080])('is refused where fetch refuses it: %i', async (port) => {
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    expect(() => readOptions({ PORT: String(port) })).toThrow('another one');
  });
});
