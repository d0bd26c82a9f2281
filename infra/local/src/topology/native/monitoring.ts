import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { answers } from '../../processes/answers.js';
import { containerPorts, processShapes, serverPorts } from '../topology.js';
import { programOf } from './packages.js';
import type { ServerPlan } from './server.js';
import { addressOf, folderOf, type Shape } from './shape.js';
import { processZones, zones } from './zones.js';

const source = 'infra/monitoring';

/** Who collects the figures and raises alerts, by the repository's rules. */
export function prometheusOf(shape: Shape): ServerPlan {
  const name = 'prometheus';
  const folder = folderOf(shape, name);
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, prometheusFile(shape));
  return {
    name,
    file: programOf(name),
    args: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      '--storage.tsdb.retention.time=15d',
      `--web.listen-address=${addressOf(shape, name)}`,
      '--log.level=warn',
    ],
    isReady: () => answers(`http://${addressOf(shape, name)}/-/ready`),
  };
}

/** The containers' names become the addresses that they have here; a process that runs twice is asked twice. */
export function prometheusFile(shape: Shape): string {
  const text = readFileSync(`${source}/prometheus.yml`, 'utf8');
  const scraped = Object.keys(processShapes).reduce(
    (before, app) =>
      before.replace(
        `'${app}:${containerPorts.metrics}'`,
        processZones.map((zone) => `'${addressOf(shape, `${app}-metrics-${zone}`)}'`).join(', '),
      ),
    text,
  );
  const patroni = zones.map((zone) => `'${addressOf(shape, `patroni-${zone}`)}'`).join(', ');
  return `${scraped}  - job_name: patroni\n    static_configs: [{ targets: [${patroni}] }]\n`
    .replace(`alertmanager:${serverPorts.alertmanager}`, addressOf(shape, 'alertmanager'))
    .replace('rule_files: [alerts.yml]', `rule_files: ['${resolve(source, 'alerts.yml')}']`);
}

/**
 * Who tells people of alerts.
 * @param webhook where it posts them; undefined: they reach nobody
 */
export function alertmanagerOf(shape: Shape, webhook: string | undefined): ServerPlan {
  const name = 'alertmanager';
  const folder = folderOf(shape, name);
  const file = join(folder, 'alertmanager.yml');
  const text = readFileSync(`${source}/alertmanager.yml`, 'utf8');
  const hooks = webhook ? `webhook_configs: [{ url: ${JSON.stringify(webhook)}, send_resolved: true }]` : undefined;
  writeFileSync(file, hooks ? text.replace('webhook_configs: []', hooks) : text);
  return {
    name,
    file: programOf('prometheus-alertmanager'),
    args: [
      `--config.file=${file}`,
      `--storage.path=${join(folder, 'data')}`,
      `--web.listen-address=${addressOf(shape, name)}`,
      '--cluster.listen-address=', // it is alone
      '--log.level=warn',
    ],
    isReady: () => answers(`http://${addressOf(shape, name)}/-/ready`),
  };
}
