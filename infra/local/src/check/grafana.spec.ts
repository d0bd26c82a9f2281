import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** What Grafana publishes of a dashboard as types; its package has no entry for them alone. */
const schema = join(
  dirname(createRequire(import.meta.url).resolve('@grafana/schema/package.json')),
  'dist/types/raw/dashboard/x',
);
const text = readFileSync('infra/monitoring/dashboard.json', 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northlight-grafana-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says of a dashboard as Grafana's type. */
function faultsOf(dashboard: { readonly panels: readonly object[] }): string {
  const file = join(folder, 'dashboard.ts');
  const { panels, ...whole } = dashboard;
  const lines = [
    `import type { Dashboard, Panel } from '${join(schema, 'types.gen')}';`,
    `export const panels: Panel[] = ${JSON.stringify(panels)};`,
    `export const dashboard: Dashboard = ${JSON.stringify(whole)};`,
  ];
  writeFileSync(file, lines.join('\n'));
  const options =
    '--noEmit --strict --skipLibCheck --ignoreConfig --moduleResolution bundler --module esnext --target es2022';
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), [...options.split(' '), '--types', '', file], {
    encoding: 'utf8',
  });
  return stdout;
}

describe('the dashboard, as the types of Grafana know one', () => {
  const dashboard = JSON.parse(text);

  it('is one', () => {
    expect(faultsOf(dashboard)).toBe('');
  });

  it.each([
    ['a panel without its width', { ...dashboard.panels[0], gridPos: { x: 0, y: 0, h: 8 } }, "'w' is missing"],
    ['a panel without its kind', { ...dashboard.panels[0], type: undefined }, "'type' is missing"],
    ['a word that Grafana does not know', { ...dashboard.panels[0], colour: 'red' }, `'"colour"' does not exist`],
  ])('would not be one with %s', (_, panel, fault) => {
    expect(faultsOf({ ...dashboard, panels: [panel] })).toContain(fault);
  });
});
