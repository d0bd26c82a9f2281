import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';
import { environmentOf, planOf } from './plans.js';
import type { Secrets } from './secrets.js';

describe('the environment of a process', () => {
  it('is in UTC, wherever the machine stands', () => {
    const options = readOptions({ TZ: 'America/Santiago' });
    const env = environmentOf(options, {} as Secrets, { DATABASE_URL: '', API_URL: '' });
    expect(planOf('worker', { port: 3001, metricsPort: 9464 }, env).env.TZ).toBe('UTC');
  });
});
