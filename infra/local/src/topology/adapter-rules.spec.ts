import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { onPath } from '../proof/debian.js';

interface Rule {
  readonly seriesQuery: string;
  readonly name: { readonly as: string };
  readonly metricsQuery: string;
}

const { rules, externalRules } = parse(readFileSync('infra/k8s/monitoring/prometheus-adapter.yaml', 'utf8')) as {
  rules: Rule[];
  externalRules: Rule[];
};
const place = mkdtempSync(join(tmpdir(), 'adapter-'));
afterAll(() => rmSync(place, { recursive: true }));

/** What the adapter asks Prometheus, once it has put in what it is asked for. */
const queryOf = (name: string): string => {
  const rule = [...rules, ...externalRules].find((each) => each.name.as === name);
  return String(rule?.metricsQuery)
    .replaceAll('<<.Series>>', String(rule?.seriesQuery.split('{')[0]))
    .replaceAll('<<.LabelMatchers>>', 'namespace="northlight"')
    .replaceAll('<<.GroupBy>>', 'pod');
};

const bucket = (pod: string, le: string): string =>
  `http_request_duration_seconds_bucket{namespace="northlight",pod="${pod}",le="${le}"}`;
/** One pod of which all answers take between 0.25 and 0.5 seconds, one that answers nobody, and jobs that wait. */
const series = [
  ...['0.25', '0.5', '+Inf'].map((le) => ({ series: bucket('busy', le), values: le === '0.25' ? '0x20' : '0+60x20' })),
  ...['0.25', '0.5', '+Inf'].map((le) => ({ series: bucket('idle', le), values: '7x20' })),
  ...['one', 'other'].map((pod) => ({
    series: `outbox_waiting_jobs{namespace="northlight",pod="${pod}"}`,
    values: '40x20',
  })),
];
const expected = {
  http_request_p95_seconds: [
    { labels: '{pod="busy"}', value: 0.4875 },
    { labels: '{pod="idle"}', value: 0 },
  ],
  outbox_waiting_jobs: [{ labels: '{}', value: 40 }],
};

describe('what the autoscaler is told', () => {
  // of Debian's package `prometheus`: where it is there
  const promtool = onPath('promtool');
  (promtool ? it : it.skip)('is a percentile of each pod, 0 of one that is idle, and the jobs that wait, once', () => {
    const asked = Object.entries(expected).map(([name, exp_samples]) => ({
      ...{ expr: queryOf(name), eval_time: '15m', exp_samples },
    }));
    writeFileSync(
      join(place, 'adapter.test.yml'),
      stringify({ tests: [{ interval: '1m', input_series: series, promql_expr_test: asked }] }),
    );
    execFileSync(String(promtool), ['test', 'rules', 'adapter.test.yml'], { cwd: place, stdio: 'pipe' });
  });
});
