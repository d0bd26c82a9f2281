import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from './packages.js';
import { listens } from './probes.js';
import type { ServerPlan } from './server.js';
import { addressOf, folderOf, type Shape } from './shape.js';
import { processZones } from './zones.js';

const source = 'infra/nginx';

/** The front door, which ends TLS: the configuration of the image, at the addresses of this machine. */
export function nginxOf(
  shape: Shape,
  { port, dataDir }: { readonly port: number; readonly dataDir: string },
): ServerPlan {
  const name = 'nginx';
  const folder = folderOf(shape, name);
  mkdirSync(join(folder, 'temporary'), { recursive: true });
  makeCertificate(folder);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxFile({ shape, folder, port, dataDir }));
  writeFileSync(join(folder, 'trusted-proxies.conf'), readFileSync(`${source}/trusted-proxies.conf`));
  return {
    name,
    file: programOf('nginx'),
    args: ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'],
    isReady: () => listens(port),
  };
}

/** Where the certificate is that nginx shows; browsers ask once whether to trust it. */
export const certificateIn = ({ folder }: Pick<Shape, 'folder'>): string => join(folder, 'nginx', 'certificate.pem');

interface Place {
  readonly shape: Shape;
  readonly folder: string;
  readonly port: number;
  readonly dataDir: string;
}

/** The repository's file, with the names of containers, their ports and folders replaced by those of this machine. */
export function nginxFile({ shape, folder, port, dataDir }: Place): string {
  // nginx before 1.23 takes TLS 1.0 where nobody says otherwise, and none newer than 1.2
  const versions = 'ssl_protocols TLSv1.2 TLSv1.3;';
  const tls = [`ssl_certificate ${folder}/certificate.pem;`, `ssl_certificate_key ${folder}/key.pem;`, versions];
  const inHttp = (['api', 'web'] as const).map((app) => upstream(app, shape));
  const text = readFileSync(`${source}/nginx.conf`, 'utf8')
    .replace('listen 8080;', `listen ${port} ssl http2;\n${tls.join('\n')}`)
    .replace(/resolver [^;]+;/, '') // a name is one of the groups below
    .replaceAll('http://api:3000', 'http://api')
    .replaceAll('http://web:3000', 'http://web')
    .replaceAll('_temp_path /tmp/', `_temp_path ${folder}/temporary/`)
    .replaceAll('/data/', `${dataDir}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('http {', `http {\n${inHttp.join('\n')}`);
  // root's data folder may be closed to everybody else
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}pid ${folder}/nginx.pid;\n${text}`;
}

/** The balancers of all zones: one that is away is asked again after two seconds. */
function upstream(app: 'api' | 'web', shape: Shape): string {
  const servers = processZones.map(
    (zone) => `server ${addressOf(shape, `haproxy-${app}-${zone}`)} max_fails=1 fail_timeout=2s;`,
  );
  return `upstream ${app} { zone ${app} 64k; ${servers.join(' ')} }`;
}

function makeCertificate(folder: string): void {
  if (existsSync(join(folder, 'certificate.pem'))) return;
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', join(folder, 'key.pem')];
  const certificate = ['-days', '397', '-subj', '/CN=localhost', '-addext', names];
  const out = ['-out', join(folder, 'certificate.pem')];
  execFileSync(programOf('openssl'), ['req', '-x509', ...key, ...certificate, ...out], { stdio: 'ignore' });
}
