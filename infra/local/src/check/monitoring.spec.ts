import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const folder = 'infra/monitoring';
/** Told by Prometheus itself, and by prom-client of every Node. */
const builtIn = ['up', 'nodejs_eventloop_lag_p99_seconds'];

const sources = (at: string): string[] =>
  readdirSync(at, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /(?<!\.spec)\.ts$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));

/** What our processes tell: the names of all gauges, counters and histograms. */
const told = new Set([
  ...builtIn,
  ...sources('services/src').flatMap((text) =>
    [...text.matchAll(/new (?:Gauge|Counter|Histogram)\(\{\s*name: '(\w+)'/g)].map(([, name]) => name),
  ),
]);

/** What the expressions of a file ask for: whatever stands before a selector, a range or a comparison. */
const askedIn = (text: string): string[] =>
  [...text.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+|up)\b(?=[{[ )]| == )/g)]
    .map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => name !== 'histogram_quantile');

const expressions = (file: string): string =>
  file.endsWith('.json')
    ? [...readFileSync(join(folder, file), 'utf8').matchAll(/"expr": "(.*)"/g)].map(([, expr]) => expr).join('\n')
    : [...readFileSync(join(folder, file), 'utf8').matchAll(/expr: (?:\|\n)?([\s\S]*?)\n\s+(?:for|labels):/g)]
        .map(([, expr]) => expr)
        .join('\n');

describe.each(['alerts.yml', 'dashboard.json'])('what %s asks Prometheus for', (file) => {
  it('is told by some process', () => {
    const asked = askedIn(expressions(file));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
  });
});
