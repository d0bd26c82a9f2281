import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { until } from '../until.js';

const nginxFolder = join(__dirname, '..', '..', '..', 'infra', 'nginx');

/** Debian's package puts it where only root looks for programs. */
const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
export const hasNginx = program !== undefined;

export interface Nginx {
  readonly port: number;
  /** Where it finds releases. */
  readonly releases: string;
  /** All that it has logged. */
  logs(): string;
  stop(): Promise<void>;
}

/** What it stands before: addresses of the processes. */
export interface Upstreams {
  readonly api: string;
  readonly web: string;
}

/** Debian's nginx with the repository's configuration, at other ports and folders. It believes proxies on this machine. */
export async function startNginx(upstreams: Upstreams): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-nginx-'));
  chmodSync(folder, 0o755); // its workers run as another user
  const releases = join(folder, 'releases');
  mkdirSync(releases);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configurationFor({ folder, port, ...upstreams }));
  writeFileSync(join(folder, 'trusted-proxies.conf'), `set_real_ip_from 127.0.0.1;\n${read('trusted-proxies.conf')}`);
  const child = spawn(program ?? 'nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await until(() => listens(port), 30);
  const logs = () => ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return { port, releases, logs, stop: () => stop(child, folder) };
}

function configurationFor({ folder, port, api, web }: Upstreams & { folder: string; port: number }): string {
  const configuration = read('nginx.conf')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(/resolver [^;]+;/, '')
    .replaceAll('http://api:3000', api)
    .replaceAll('http://web:3000', web)
    .replaceAll('/data/', `${folder}/`)
    .replaceAll('_temp_path /tmp/', `_temp_path ${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  return `pid ${join(folder, 'nginx.pid')};\n${configuration}`;
}

const read = (name: string): string => readFileSync(join(nginxFolder, name), 'utf8');

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = child.exitCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGQUIT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
