import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Shape, writeSecretFile } from './shape.js';

/** Settings that an operator has changed since the start, a line each; a process has them from its next start on. */
export const settingsFileOf = ({ folder }: Pick<Shape, 'folder'>): string => join(folder, 'settings.env');

/** What is in that file now; of a name that is there twice the last line holds. */
export function changedSettings(shape: Pick<Shape, 'folder'>): Readonly<Record<string, string>> {
  const file = settingsFileOf(shape);
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Makes it where there is none, for its owner alone. */
export function makeSettingsFile(shape: Pick<Shape, 'folder'>): void {
  if (!existsSync(settingsFileOf(shape))) writeSecretFile(settingsFileOf(shape), '');
}
