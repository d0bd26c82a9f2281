import { delimiter } from 'node:path';
import { PlainError } from '../../processes/plain-error.js';
import { onPath } from '../../proof/debian.js';

/** Each program of the topology, and the Debian package that brings it. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbackrest: 'pgbackrest',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
  nginx: 'nginx-light',
  prometheus: 'prometheus',
  'prometheus-alertmanager': 'prometheus-alertmanager',
  openssl: 'openssl',
} as const;

export type Program = keyof typeof packages;

/** Debian keeps servers where only root looks for programs. */
export function withServerFolders(env: NodeJS.ProcessEnv): void {
  const folders = [env.PATH, '/usr/sbin', '/sbin'].filter(Boolean);
  env.PATH = folders.join(delimiter);
}

/** Packages of programs that are not on the PATH; none: the topology can be started. */
export const missingPackages = (names = Object.keys(packages) as Program[]): string[] =>
  names.filter((name) => onPath(name) === undefined).map((name) => packages[name]);

/** Where a program is. @throws PlainError with the package to install */
export function programOf(name: Program): string {
  const file = onPath(name);
  if (file === undefined) throw new PlainError(missingSentence([packages[name]]));
  return file;
}

/** What to do where packages are missing. */
export const missingSentence = (names: readonly string[]): string =>
  `The production shape needs programs that are not here. Install them with: apt-get install --no-install-recommends ${names.join(' ')}`;
