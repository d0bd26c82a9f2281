import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { onPath } from '../proof/debian.js';

const folder = 'infra/monitoring';
/** Told by Prometheus itself, by prom-client of every Node, and by Patroni. */
const builtIn = [
  ...['up', 'nodejs_eventloop_lag_p99_seconds'],
  ...['patroni_primary', 'patroni_replica', 'patroni_xlog_location', 'patroni_xlog_replayed_location'],
];

const sources = (at: string): string[] =>
  readdirSync(at, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /(?<!\.spec)\.ts$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));

/** What our processes tell: the names of all gauges, counters and histograms. */
const exported = new Set([
  ...builtIn,
  ...sources('services/src').flatMap((text) =>
    [...text.matchAll(/new (?:Gauge|Counter|Histogram)\(\{\s*name: '(\w+)'/g)].map(([, name = '']) => name),
  ),
]);

/** Words of the language with an underline that are no figure. */
const words = new Set(['histogram_quantile', 'group_left']);

/** What the expressions of a file ask for: whatever stands before a selector, a range or a comparison. */
const askedIn = (text: string): string[] =>
  [...text.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+|up)\b(?=[{[ )]| == )/g)]
    .map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => !words.has(name));

const expressions = (file: string): string =>
  file.endsWith('.json')
    ? [...readFileSync(join(folder, file), 'utf8').matchAll(/"expr": "(.*)"/g)].map(([, expr]) => expr).join('\n')
    : [...readFileSync(join(folder, file), 'utf8').matchAll(/expr: (?:\|\n)?([\s\S]*?)\n\s+(?:for|labels):/g)]
        .map(([, expr]) => expr)
        .join('\n');

describe.each(['alerts.yml', 'dashboard.json'])('what %s asks Prometheus for', (file) => {
  it('is told by some process', () => {
    const queried = askedIn(expressions(file));
    expect(queried.length).toBeGreaterThan(5);
    expect(queried.filter((name) => !exported.has(name))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('shows every figure that our processes tell', () => {
    const shown = new Set(askedIn(expressions('dashboard.json')));
    expect([...exported].filter((name) => !builtIn.includes(name) && !shown.has(name))).toEqual([]);
  });
});

describe('each alert', () => {
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

  it('has a story', () => {
    const alerts = [...text('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    const raised = [...text('alerts.test.yml').matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)].map(([, name]) => name);
    expect(alerts.length).toBeGreaterThan(8);
    expect(alerts.filter((name) => !raised.includes(name))).toEqual([]);
  });

  it('has a section that says what to do, and no section is of another', () => {
    const alerts = [...text('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    const page = readFileSync('docs/how-to/act-on-an-alert.md', 'utf8');
    expect([...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name).sort()).toEqual(alerts.sort());
  });

  // of Debian's package `prometheus`, 19 MB: where it is there
  const promtool = onPath('promtool');
  (promtool ? it : it.skip)('is raised as its story tells, says promtool', () => {
    for (const call of ['check rules alerts.yml', 'test rules alerts.test.yml'])
      execFileSync(String(promtool), call.split(' '), { cwd: folder, stdio: 'pipe' });
  });
});
