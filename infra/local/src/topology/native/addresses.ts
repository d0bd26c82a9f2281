import { join } from 'node:path';
import { redisUrl } from './app-processes.js';
import { databaseUrl } from './database.js';
import { addressOf, type Shape, writeSecretFile } from './shape.js';
import { processZones, zones } from './zones.js';

/** What the how-tos of operators call things by, with passwords. */
export const namesOf = (shape: Shape, publicUrl: string): Readonly<Record<string, string>> => ({
  PUBLIC_URL: publicUrl,
  DATABASE_URL: databaseUrl(shape),
  REDIS_URL: redisUrl(shape),
  PATRONI: `http://${addressOf(shape, 'patroni-a')}`,
  PATRONI_LOGIN: `patroni:${shape.passwords.patroni}`,
  PATRONI_FILE: join(shape.folder, `patroni-${zones[0]}`, 'patroni.json'),
  ...Object.fromEntries(
    processZones.map((zone) => [`API_${zone.toUpperCase()}`, `http://${addressOf(shape, `api-${zone}`)}`]),
  ),
});

/** Writes them where a shell can take them in. */
export function writeAddresses(shape: Shape, publicUrl: string): void {
  const lines = Object.entries(namesOf(shape, publicUrl)).map(([name, value]) => `export ${name}='${value}'`);
  writeSecretFile(join(shape.folder, 'addresses.sh'), `${lines.join('\n')}\n`);
}
