import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { PictureIndexes } from './picture-indexes.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'pictures-'));

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterAll(() => {
  jest.useRealTimers();
  rmSync(DATA_DIR, { recursive: true });
});

it('tells whoever was told of no picture once the folder is looked at again', async () => {
  const indexes = new PictureIndexes({ DATA_DIR });
  const heard = jest.fn();
  indexes.onChange(heard);
  const url = '/media/art/venues/boston/main.jpg';
  expect(await indexes.hintOf(url)).toBeUndefined();
  const folder = join(DATA_DIR, 'media', 'art', 'venues', 'boston');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.json'), '{"main": {"blur": "x", "width": 1600}}');
  expect(await indexes.hintOf(url)).toBeUndefined();
  expect(heard).not.toHaveBeenCalled();

  jest.advanceTimersByTime(30_000);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await indexes.hintOf(url)).toEqual({ blur: 'x', width: 1600 });
});
