import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { quietLog } from '../postgres/quiet-log.js';

const [head = '', body = ''] = readFileSync('docker-compose.yml', 'utf8').split(/^services:$/m);
const services = body.split(/^ {2}(?=[a-z]+:$)/m).slice(1);

describe('every container of docker-compose.yml', () => {
  it('has a limit to what is kept of what it says', () => {
    expect(head).toMatch(/x-logging: &logging\n.*\n {2}options: \{ max-size: 10m, max-file: '3' \}/);
    expect(head).toMatch(/x-process: &process\n {2}logging: \*logging\n/);
    expect(services.length).toBeGreaterThan(8);
    expect(services.filter((service) => !/^ {4}(logging: \*logging|<<: \*process)$/m.test(service))).toEqual([]);
  });

  it('that is the database keeps values of rows out of its log, as the embedded one does', () => {
    const database = services.find((service) => service.startsWith('postgres:')) ?? '';
    const given = [...database.matchAll(/^ {6}- -c(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(given)).toEqual(quietLog);
  });
});
