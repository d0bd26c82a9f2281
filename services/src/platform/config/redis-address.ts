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

const SENTINEL_PORT = 26_379;
const host = String.raw`(?:\[[0-9a-fA-F:.]+\]|[^\s/@:,?#[\]]+)(?::\d{1,5})?`;
const user = String.raw`(?:([^\s/@:]*):([^\s/@]+)@)?`;
const sentinelAddress = new RegExp(
  String.raw`^redis\+sentinel://${user}(${host}(?:,${host})*)/([\w.-]+)(?:\?([^\s#]*))?$`,
);

/** `redis(s)://…`, or `redis+sentinel://[user:password@]host[:port],…/<name of the master>[?sentinelPassword=…]` */
export const redisAddress = new RegExp(`^rediss?://|${sentinelAddress.source}`);

/** Takes REDIS_URL apart where it names Sentinels. @returns undefined where it names a server */
export function readSentinelAddress(text: string): SentinelAddress | undefined {
  const found = sentinelAddress.exec(text);
  if (!found) return undefined;
  const [, username = '', password, hosts = '', name = '', query = ''] = found;
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword');
  return {
    sentinels: hosts.split(',').map(readHost),
    name,
    ...(username && { username: decodeText(username) }),
    ...(password && { password: decodeText(password) }),
    ...(sentinelPassword && { sentinelPassword }),
  };
}

function readHost(text: string): { host: string; port: number } {
  const [, named = '', port] = /^(.+?)(?::(\d+))?$/.exec(text.replace(/^\[(.+)\]/, '$1 ')) ?? [];
  return { host: named.trim(), port: Number(port ?? SENTINEL_PORT) };
}
