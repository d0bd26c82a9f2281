import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processShapes } from '../topology.js';
import { programOf } from './packages.js';
import { oneMoreApi, portOf } from './ports.js';
import { listens } from './probes.js';
import type { ServerPlan } from './server.js';
import { addressOf, folderOf, type Shape } from './shape.js';
import { processZones, type Zone, zones } from './zones.js';

/** The balancer of a zone: processes there need no other machine to find the primary. */
export function haproxyIn(zone: (typeof processZones)[number], shape: Shape): ServerPlan {
  const name = `haproxy-${zone}`;
  const file = join(folderOf(shape, name), 'haproxy.cfg');
  writeFileSync(file, configurationOf(zone, shape));
  return {
    name,
    zone,
    file: programOf('haproxy'),
    args: ['-W', '-db', '-f', file],
    isReady: () => listens(portOf(shape.ports, name)),
  };
}

/** Connections live for as long as they are used: those that listen say nothing for hours. */
const configurationOf = (zone: Zone, shape: Shape): string => `
global
  maxconn 8000
  log stdout format raw local0 notice
defaults
  log global
  mode tcp
  timeout connect 1s
  timeout client 24h
  timeout server 24h
  timeout check 1s
  option clitcpka
  option srvtcpka
  option redispatch
  retries 3
  default-server inter 500ms fall 2 rise 1
listen primary
  bind ${addressOf(shape, `haproxy-${zone}`)}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server on-marked-down shutdown-sessions
${databases(shape)}
listen replicas
  bind ${addressOf(shape, `haproxy-replicas-${zone}`)}
  balance leastconn
  option httpchk OPTIONS /replica
  http-check expect status 200
${databases(shape)}
${(['api', 'web'] as const).map((app) => processes(app, zone, shape)).join('\n')}
`;

const databases = (shape: Shape): string =>
  zones
    .map((one) => {
      const check = portOf(shape.ports, `patroni-${one}`);
      return `  server postgres-${one} ${addressOf(shape, `postgres-${one}`)} check port ${check}`;
    })
    .join('\n');

/**
 * Those that are ready, or while none is, those that live: without a database none is ready, and they still answer what they
 * remember. What is under way at one that is being ended ends by itself.
 */
function processes(app: 'api' | 'web', zone: Zone, shape: Shape): string {
  const { readyPath, livePath } = processShapes[app];
  // a place for one more, which an operator may start (docs/how-to/scale-out.md)
  const names = [...processZones.map((one) => `${app}-${one}`), ...(app === 'api' ? [oneMoreApi] : [])];
  const all = names.map((name) => `  server ${name} ${addressOf(shape, name)} check`).join('\n');
  const backend = (name: string, path: string): string => `backend ${name}
  balance leastconn
  option httpchk GET ${path}
  http-check expect status 200
  default-server inter 1s
${all}`;
  return `frontend ${app}
  bind ${addressOf(shape, `haproxy-${app}-${zone}`)}
  use_backend ${app}_ready if { nbsrv(${app}_ready) gt 0 }
  default_backend ${app}_live
${backend(`${app}_ready`, readyPath)}
${backend(`${app}_live`, livePath)}`;
}
