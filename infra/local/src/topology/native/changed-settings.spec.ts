import { appendFileSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { changedSettings, makeSettingsFile, settingsFileOf } from './changed-settings.js';

it('settings that were changed are those of the last lines, and nobody else reads them', () => {
  const shape = { folder: mkdtempSync(join(tmpdir(), 'northlight-settings-')) };
  expect(changedSettings(shape)).toEqual({});
  makeSettingsFile(shape);
  appendFileSync(settingsFileOf(shape), 'SECRET=one\nSECRET_BEFORE=none\n');
  makeSettingsFile(shape);
  appendFileSync(settingsFileOf(shape), 'SECRET=two\nSECRET_BEFORE=\n');
  expect(changedSettings(shape)).toEqual({ SECRET: 'two', SECRET_BEFORE: '' });
  expect(statSync(settingsFileOf(shape)).mode & 0o77).toBe(0);
});
