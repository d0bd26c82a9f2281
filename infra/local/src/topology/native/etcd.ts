import { answers } from '../../processes/answers.js';
import { programOf } from './packages.js';
import type { ServerPlan } from './server.js';
import { addressOf, folderOf, type Shape } from './shape.js';
import { type Zone, zones } from './zones.js';

const HEARTBEAT_MS = 100;
/** Ten heartbeats: a machine that is busy for a moment keeps its leader. */
const ELECTION_MS = 1_000;

/** A member of the cluster that knows who is the primary. */
export function etcdIn(zone: Zone, shape: Shape): ServerPlan {
  const name = `etcd-${zone}`;
  const client = `http://${addressOf(shape, name)}`;
  const peer = `http://${addressOf(shape, `etcd-peer-${zone}`)}`;
  const members = zones.map((one) => `etcd-${one}=http://${addressOf(shape, `etcd-peer-${one}`)}`);
  const settings = {
    name,
    'data-dir': folderOf(shape, name),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': members.join(),
    'initial-cluster-token': 'northlight',
    'heartbeat-interval': HEARTBEAT_MS,
    'election-timeout': ELECTION_MS,
    // what was overwritten an hour ago is of no use
    'auto-compaction-retention': '1h',
    // what Debian's Patroni speaks (docs/adr/0109)
    'enable-v2': true,
    'log-level': 'warn',
  };
  return {
    name,
    zone,
    file: programOf('etcd'),
    args: Object.entries(settings).map(([key, value]) => `--${key}=${value}`),
    isReady: () => answers(`${client}/health`),
  };
}
