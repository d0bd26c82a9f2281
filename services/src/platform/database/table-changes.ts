import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { shareReads } from '../kernel/share-reads.js';
import { clientOptions } from './database.js';
import type { TableName } from './notify-change.js';
import { Replies } from './replies.js';

const channel = 'table_changes';
/** Milliseconds for which a process may answer from memory once PostgreSQL has told it everything. */
const LEASE_MS = 3_000;
const RENEW_EVERY_MS = 1_000;
/** Milliseconds after which a connection that says nothing counts as broken. */
const ANSWER_TIMEOUT_MS = 2_000;
/** What processes say to each other on the channel; everything else that comes over it is the name of a table. */
const [question, reply] = ['heard-all?', 'heard-all!'];

const renewal = `
  insert into log.cache_leases (process, ends_at) values ($1, clock_timestamp() + $2::int * interval '1 ms')
  on conflict (process) do update set ends_at = excluded.ends_at`;
const leasesOfOthers = `
  select process, ceil(extract(epoch from ends_at - clock_timestamp()) * 1000)::int as "endsInMs", pg_notify($2, $3)
  from log.cache_leases where ends_at > clock_timestamp() and process <> $1`;

/** Undefined: any table may have changed. */
type OnChange = (table?: TableName) => void;

/**
 * Hears of every commit that changes a table that tells of its changes, and lets a process answer from memory only
 * while it does (docs/adr/0047): under a lease that PostgreSQL grants it over the connection that the notices come by.
 */
@Injectable()
export class TableChanges implements OnModuleInit, OnApplicationShutdown {
  private readonly process = randomUUID();
  private readonly listeners: OnChange[] = [];
  private readonly questions = new Map<string, Replies>();
  private readonly shareRounds = shareReads<void>();
  private client: pg.Client | undefined;
  private renewing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private leaseEnds = 0;
  /** A connection takes one statement at a time. */
  private lastStatement: Promise<unknown> = Promise.resolve();

  constructor(private readonly settings: Settings) {}

  /** True while whatever was committed, and acknowledged to its writer by `settled`, is known here. */
  get isCurrent(): boolean {
    return performance.now() < this.leaseEnds;
  }

  onChange(listener: OnChange): void {
    this.listeners.push(listener);
  }

  /**
   * Resolves once no process answers from memory with anything that was so before the last commit of this process: all
   * others have heard of it, or their leases have ended. Never rejects.
   */
  settled(): Promise<void> {
    return this.shareRounds('', () => this.askOthers().catch(() => pause(LEASE_MS)));
  }

  async onModuleInit(): Promise<void> {
    await this.renew();
    this.timer = setInterval(() => void this.renew(), RENEW_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.renewing;
    const { client } = this;
    this.forget();
    if (client)
      await this.query(client, 'delete from log.cache_leases where process = $1', [this.process]).catch(
        () => undefined,
      );
    await client?.end().catch(() => undefined);
  }

  private renew(): Promise<void> {
    this.renewing ??= this.renewLease().finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  /** Notices of whatever was committed before the renewal come ahead of its answer, on the same connection. */
  private async renewLease(): Promise<void> {
    const client = this.client ?? this.newClient();
    try {
      if (client !== this.client) await this.listen(client);
      const readAt = performance.now();
      await this.query(client, renewal, [this.process, LEASE_MS]);
      if (client === this.client) this.leaseEnds = readAt + LEASE_MS;
    } catch {
      this.lose(client);
      client.end().catch(() => undefined);
    }
  }

  private newClient(): pg.Client {
    const client = new pg.Client({
      ...clientOptions(this.settings, { connectMs: ANSWER_TIMEOUT_MS, answerMs: ANSWER_TIMEOUT_MS }),
      application_name: 'northlight-table-changes',
    });
    const lost = () => this.lose(client);
    return client
      .on('error', lost)
      .on('end', lost)
      .on('notification', ({ payload = '' }) => this.hear(payload));
  }

  private async listen(client: pg.Client): Promise<void> {
    await client.connect();
    await client.query(`listen ${channel}`);
    await client.query("delete from log.cache_leases where ends_at < clock_timestamp() - interval '1 minute'");
    this.client = client;
    // what was committed while nobody listened was not heard
    this.tell(undefined);
  }

  private lose(client: pg.Client): void {
    if (client === this.client) this.forget();
  }

  /** Without its connection a process knows nothing for sure. */
  private forget(): void {
    this.client = undefined;
    this.leaseEnds = 0;
    this.tell(undefined);
  }

  private hear(payload: string): void {
    const [message, name = '', process = ''] = payload.split(' ');
    if (message === reply) this.questions.get(name)?.add(process);
    else if (message === question) this.replyTo(name);
    else this.tell(message as TableName);
  }

  private tell(table: TableName | undefined): void {
    for (const listener of this.listeners) listener(table);
  }

  private replyTo(name: string): void {
    const { client } = this;
    if (!client || this.questions.has(name)) return; // a question of this process
    const payload = [channel, `${reply} ${name} ${this.process}`];
    this.query(client, 'select pg_notify($1, $2)', payload).catch(() => undefined);
  }

  /** Notices come in the order of commits: who hears the question has heard of the commits before it. */
  private async askOthers(): Promise<void> {
    const { client } = this;
    if (!client) return pause(LEASE_MS);
    const name = randomUUID();
    const replies = new Replies();
    this.questions.set(name, replies);
    try {
      const payload = [this.process, channel, `${question} ${name}`];
      const { rows } = await this.query<{ process: string; endsInMs: number }>(client, leasesOfOthers, payload);
      if (rows.length === 0) return;
      const longest = Math.max(...rows.map(({ endsInMs }) => endsInMs));
      await replies.of(
        rows.map(({ process }) => process),
        longest,
      );
    } finally {
      this.questions.delete(name);
    }
  }

  private query<Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: readonly unknown[]) {
    const answer = this.lastStatement.then(() => client.query<Row>(text, [...values]));
    this.lastStatement = answer.catch(() => undefined);
    return answer;
  }
}
