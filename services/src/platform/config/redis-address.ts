import { decodeText } from '@northlight/contracts';

/** A Redis that Sentinels watch: they are asked which server is the master. */
export interface SentinelAddress {
  readonly sentinels: readonly { readonly host: string; readonly port: number }[];
  /** The master's name, as the Sentinels call it. */
  readonly name: string;
  /** For the Redis servers. */
  readonly username?: string;
  readonly password?: string;
  /** For the Sentinels themselves. */
  readonly sentinelPassword?: string;
}

/** A Redis Cluster: any of its servers that answers tells which one has which keys. */
export interface ClusterAddress {
  readonly nodes: readonly { readonly host: string; readonly port: number }[];
  readonly isEncrypted: boolean;
  readonly username?: string;
  readonly password?: string;
}

const REDIS_PORT = 6_379;
const SENTINEL_PORT = 26_379;
const host = String.raw`(?:\[[0-9a-fA-F:.]+\]|[^\s/@:,?#[\]]+)(?::\d{1,5})?`;
const user = String.raw`(?:([^\s/@:]*):([^\s/@]+)@)?`;
const sentinelAddress = new RegExp(
  String.raw`^redis\+sentinel://${user}(${host}(?:,${host})*)/([\w.-]+)(?:\?([^\s#]*))?$`,
);
const clusterAddress = new RegExp(String.raw`^redis(s?)\+cluster://${user}(${host}(?:,${host})*)/?$`);

/**
 * `redis(s)://…`, `redis+sentinel://[user:password@]host[:port],…/<name of the master>[?sentinelPassword=…]`, or
 * `redis(s)+cluster://[user:password@]host[:port],…`
 */
export const redisAddress = new RegExp(`^rediss?://|${sentinelAddress.source}|${clusterAddress.source}`);

/** Takes REDIS_URL apart where it names Sentinels. @returns undefined where it names a server */
export function readSentinelAddress(text: string): SentinelAddress | undefined {
  const found = sentinelAddress.exec(text);
  if (!found) return undefined;
  const [, username = '', password, hosts = '', name = '', query = ''] = found;
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword');
  return {
    sentinels: hosts.split(',').map((text) => readHost(text, SENTINEL_PORT)),
    name,
    ...credentials(username, password),
    ...(sentinelPassword && { sentinelPassword }),
  };
}

/** Takes REDIS_URL apart where it names servers of a cluster. @returns undefined where it does not */
export function readClusterAddress(text: string): ClusterAddress | undefined {
  const found = clusterAddress.exec(text);
  if (!found) return undefined;
  const [, encrypted, username = '', password, hosts = ''] = found;
  return {
    nodes: hosts.split(',').map((text) => readHost(text, REDIS_PORT)),
    isEncrypted: encrypted === 's',
    ...credentials(username, password),
  };
}

const credentials = (username: string, password: string | undefined) => ({
  ...(username && { username: decodeText(username) }),
  ...(password && { password: decodeText(password) }),
});

function readHost(text: string, defaultPort: number): { host: string; port: number } {
  const [, named = '', port] = /^(.+?)(?::(\d+))?$/.exec(text.replace(/^\[(.+)\]/, '$1 ')) ?? [];
  return { host: named.trim(), port: Number(port ?? defaultPort) };
}
