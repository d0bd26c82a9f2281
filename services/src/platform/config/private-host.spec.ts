import { describe, expect, it } from '@jest/globals';
import { isPrivateHost } from './private-host.js';

describe('a host', () => {
  it.each([
    ...[
      '',
      'localhost',
      'postgres',
      '127.0.0.1',
      '10.2.0.9',
      '172.31.4.1',
      '192.168.1.20',
      '100.64.0.1',
      '169.254.9.9',
    ],
    ...[
      '[::1]',
      'fd12:3456::1',
      '::ffff:10.0.0.1',
      'db.northlight.svc',
      'db.northlight.svc.cluster.local',
      'db.internal',
    ],
  ])('of the house is %s', (host) => {
    expect(isPrivateHost(host)).toBe(true);
  });

  it.each([
    ...['db.example.com', '203.0.113.7', '172.32.0.1', '[2001:db8::1]', '2600::1', '::ffff:8.8.8.8'],
    ...['internal.example.com', 'northlight.us-east-1.rds.amazonaws.com'],
  ])('elsewhere is %s', (host) => {
    expect(isPrivateHost(host)).toBe(false);
  });
});
