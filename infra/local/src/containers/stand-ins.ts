import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import type { Engine } from './engine.js';

/** Where their Dockerfiles are. */
const home = join('infra', 'docker', 'stand-ins');
const prefix = 'northlight-stand-in';

/** What stands in for an image, by its name without tag and digest. In the order in which they are built. */
const standIns = {
  node: 'node',
  postgres: 'postgres',
  redis: 'redis',
  'versity/versitygw': 'bucket',
  'nginxinc/nginx-unprivileged': 'nginx',
  'prom/prometheus': 'prometheus',
  'prom/alertmanager': 'alertmanager',
} as const;

/** Files that name images, as `FROM` or `image:`. */
const naming = ['docker-compose.yml', 'infra/docker/Dockerfile', 'infra/docker/postgres.Dockerfile'];

/**
 * Puts stand-ins where a clone names pinned images of others.
 * @param text a Dockerfile or a compose file
 * @throws {PlainError} naming an image that nothing stands in for
 */
export function withStandIns(text: string): string {
  return text.replace(/^(FROM|\s+image:) (\S+?):\S+@sha256:[0-9a-f]{64}/gm, (_, word: string, name: string) => {
    const standIn = (standIns as Readonly<Record<string, string>>)[name];
    if (!standIn) throw new PlainError(`Nothing stands in for ${name}`);
    return `${word} ${prefix}/${standIn}`;
  });
}

/** Has the clone in `folder` use stand-ins. */
export function useStandIns(folder: string): void {
  for (const file of naming) {
    const path = join(folder, file);
    writeFileSync(path, withStandIns(readFileSync(path, 'utf8')));
  }
}

/**
 * Builds, out of packages of Debian and npm, an image for each one that the forms begin with; the base is made once for each engine.
 * @param folder where what they are made of is laid out
 */
export async function buildStandIns({ env }: Engine, folder: string): Promise<void> {
  const sh = async (command: string): Promise<string> => {
    const { code, output } = await run('sh', ['-euc', command], { env });
    if (code !== 0) throw new PlainError(`${command} ended with ${code}:\n${output.slice(-4_000)}`);
    return output;
  };
  const context = join(folder, 'stand-ins');
  mkdirSync(context);
  cpSync(home, context, { recursive: true });
  await bringNode(context, sh);
  const base = join(folder, 'debian');
  await sh(`docker image inspect ${prefix}/debian >/dev/null 2>&1 || { debootstrap --variant=minbase --include=ca-certificates trixie '${base}'
    tar -C '${base}' -c . | docker import - ${prefix}/debian; }`);
  for (const name of Object.values(standIns))
    await sh(`docker build --network host -t ${prefix}/${name} -f '${join(context, name)}.Dockerfile' '${context}'`);
}

/** The authorities that this machine trusts, where Debian keeps them. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** The Node and npm that run here, with where npm gets its packages from, and whom it trusts. */
async function bringNode(context: string, sh: (command: string) => Promise<string>): Promise<void> {
  mkdirSync(join(context, 'node', 'bin'), { recursive: true });
  cpSync(process.execPath, join(context, 'node', 'bin', 'node'), { dereference: true });
  const npm = dirname(dirname((await sh('readlink -f "$(command -v npm)"')).trim()));
  cpSync(npm, join(context, 'npm'), { recursive: true });
  const registry = (await sh('npm config get registry')).trim();
  writeFileSync(join(context, 'npmrc'), `registry=${registry}\n`);
  cpSync(process.env.NODE_EXTRA_CA_CERTS ?? AUTHORITIES, join(context, 'authorities.crt'));
}
