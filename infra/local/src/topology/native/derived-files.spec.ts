import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { untoldIn } from '../differences.js';
import { type ProductProcess, processShapes } from '../topology.js';
import { appProcesses } from './app-processes.js';
import { prometheusFile } from './monitoring.js';
import { nginxFile } from './nginx.js';
import { wishedPorts } from './ports.js';
import type { Passwords, Shape } from './shape.js';
import { zones } from './zones.js';

const names = wishedPorts(['north']).map(([name]) => name);
const ports = Object.fromEntries(names.map((name, nth) => [name, 41_000 + nth]));
const shape: Shape = {
  folder: '/somewhere/topology',
  ports,
  passwords: { northlight: 'of-northlight', reader: 'of-reader' } as Passwords,
};
const portsIn = (text: string): number[] => [...text.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));
const named = (prefix: string): number[] =>
  names.filter((name) => name.startsWith(prefix)).map((name) => ports[name] ?? 0);

describe('the nginx of the production shape', () => {
  const text = nginxFile({ shape, folder: '/somewhere/topology/nginx', port: 8443, dataDir: '/somewhere' });

  it('has nothing left of containers, and all else of the file that they have', () => {
    expect(text).not.toMatch(/:3000|^ *resolver |[^a-z]\/data\/|\/var\/log|listen 8080| \/tmp\//m);
    const own = readFileSync('infra/nginx/nginx.conf', 'utf8')
      .replaceAll(/^.*_temp_path.*\n/gm, '')
      .split('\n');
    const same = own.filter((line) => text.split('\n').includes(line));
    expect(own.length - same.length).toBeLessThan(15);
  });

  it('ends TLS, and finds the processes through the balancers of all zones', () => {
    expect(text).toContain('listen 8443 ssl');
    expect(text).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    expect(portsIn(text)).toEqual([...named('haproxy-api-'), ...named('haproxy-web-')]);
  });
});

describe('the Prometheus of the production shape', () => {
  it('asks every process and every Patroni, and tells Alertmanager', () => {
    const text = prometheusFile(shape);
    const asked = ['api', 'worker', 'web'].flatMap((app) => named(`${app}-metrics-`));
    expect(portsIn(text)).toEqual([ports.alertmanager, ...asked, ...named('patroni-')]);
    expect(text).not.toMatch(/'(api|worker|web|alertmanager):/);
  });
});

describe('the processes of the production shape', () => {
  const plans = (Object.keys(processShapes) as ProductProcess[]).flatMap((kind) => appProcesses(kind, shape, {}));

  it.each(plans)('$name is told of the servers beside the primary that it has to know', ({ name, plan }) => {
    expect(untoldIn(name.replace(/-.$/, ''), plan.env)).toEqual([]);
  });

  it('read from each server of the cluster by itself, that of their own zone first', () => {
    const [, ofB] = appProcesses('api', shape, {});
    const readers = String(ofB?.plan.env.READER_URLS).split(',');
    expect(readers.map((url) => Number(new URL(url).port))).toEqual(
      ['b', 'a', 'c'].map((zone) => ports[`postgres-${zone}`]),
    );
    expect(readers).toHaveLength(zones.length);
  });

  it('know the server for ledgers that was asked for, and name none where none was', () => {
    const [api] = appProcesses('api', shape, {});
    expect(api?.plan.env.LEDGER_SERVERS).toBe(
      `north=postgres://northlight:of-northlight@127.0.0.1:${ports['ledgers-north']}/northlight`,
    );
    const { 'ledgers-north': _, ...without } = ports;
    const [alone] = appProcesses('api', { ...shape, ports: without }, {});
    expect(alone?.plan.env).not.toHaveProperty('LEDGER_SERVERS');
  });
});
