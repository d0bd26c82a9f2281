import { join } from 'node:path';
import type { Secrets } from '../../start/secrets.js';
import { addressesIn } from './app-processes.js';
import { makeSettingsFile, settingsFileOf } from './changed-settings.js';
import { readerUrls } from './database.js';
import { oneMoreApi } from './ports.js';
import { addressOf, type Shape, writeSecretFile } from './shape.js';
import { processZones, zones } from './zones.js';

interface Named {
  readonly shape: Shape;
  readonly secrets: Secrets;
  readonly publicUrl: string;
}

/** What the how-tos of operators call things by, with passwords; and what an `api` is told that is started by hand. */
export function namesOf({ shape, secrets, publicUrl }: Named): Readonly<Record<string, string>> {
  const [zone] = processZones;
  const urlOf = (name: string): string => `http://${addressOf(shape, name)}`;
  const ofProcesses = processZones.flatMap((one) => [
    [`API_${one.toUpperCase()}`, urlOf(`api-${one}`)],
    [`API_${one.toUpperCase()}_METRICS`, `${urlOf(`api-metrics-${one}`)}/metrics`],
  ]);
  return {
    ...secrets,
    ...addressesIn(shape, zone),
    READER_URLS: readerUrls(shape, zone),
    PUBLIC_URL: publicUrl,
    TZ: 'UTC',
    PATRONI: urlOf(`patroni-${zones[0]}`),
    PATRONI_LOGIN: `patroni:${shape.passwords.patroni}`,
    PATRONI_FILE: join(shape.folder, `patroni-${zones[0]}`, 'patroni.json'),
    ...Object.fromEntries(ofProcesses),
    SETTINGS: settingsFileOf(shape),
    MORE_API: urlOf(oneMoreApi),
    MORE_API_METRICS: `${urlOf(`${oneMoreApi}-metrics`)}/metrics`,
  };
}

/** Writes them where a shell can take them in, with what is changed of them later. */
export function writeAddresses(shape: Pick<Shape, 'folder'>, names: Readonly<Record<string, string>>): void {
  makeSettingsFile(shape);
  const lines = Object.entries(names).map(([name, value]) => `export ${name}='${value}'`);
  writeSecretFile(join(shape.folder, 'addresses.sh'), [...lines, 'set -a', '. "$SETTINGS"', 'set +a', ''].join('\n'));
}
