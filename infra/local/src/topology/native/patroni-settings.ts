import { quietLog } from '../../postgres/quiet-log.js';

/**
 * When Patroni acts (docs/adr/0109). The key of the primary is renewed every `loop_wait` seconds and ends after `ttl`; a
 * primary whose machine is gone is missed that long.
 */
export const timing = {
  loop_wait: 1,
  retry_timeout: 3,
  ttl: 8,
  // a PostgreSQL that died is replaced at once: its log may be long to read, and its copy has everything
  primary_start_timeout: 0,
  // nobody is acknowledged before a second server has it on its disk
  synchronous_mode: true,
  // with one server left, people can still book
  synchronous_mode_strict: false,
  // what is not synchronous may be so many bytes behind to become the primary
  maximum_lag_on_failover: 1_048_576,
  // while etcd is away, a primary that reaches all others stays
  failsafe_mode: true,
} as const;

/** Settings of every PostgreSQL of the cluster. */
export const postgresSettings: Readonly<Record<string, string | number>> = {
  ...quietLog,
  max_connections: 200,
  timezone: 'UTC',
  wal_level: 'replica',
  max_wal_senders: 10,
  max_replication_slots: 10,
  // a connection to a server that is gone is not waited for
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 3,
  tcp_keepalives_count: 3,
  // what pg_rewind needs of a primary that comes back
  wal_log_hints: 'on',
  wal_keep_size: '256MB',
  synchronous_commit: 'on',
};
