import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { allOrStop } from '../../processes/all-or-stop.js';
import type { Child } from '../../start/child.js';
import { keepDemoAccounts } from '../../start/demo-accounts.js';
import type { StartOptions } from '../../start/options.js';
import { Pictures } from '../../start/pictures.js';
import { apps, environmentOf } from '../../start/plans.js';
import { ProcessRegister } from '../../start/process-register.js';
import { publishFronts } from '../../start/publish-fronts.js';
import { type RunLock, takeRunLock } from '../../start/run-lock.js';
import { type Secrets, secretsOf } from '../../start/secrets.js';
import type { SystemEvents } from '../../start/system.js';
import { type Tools, toolsWith } from '../../start/tools.js';
import type { ProductProcess } from '../topology.js';
import { namesOf, writeAddresses } from './addresses.js';
import { addressesIn } from './app-processes.js';
import { makeStanza } from './backups.js';
import { changedSettings } from './changed-settings.js';
import { databaseUrl, makeDatabase } from './database.js';
import { endEveryPostgres } from './end-postgres.js';
import { alertmanagerOf, prometheusOf } from './monitoring.js';
import { nginxOf } from './nginx.js';
import { portsIn } from './ports.js';
import { RunningProcesses } from './running-processes.js';
import { Server, type ServerPlan } from './server.js';
import { serversBehind } from './servers.js';
import { addressOf, passwordsIn, type Shape } from './shape.js';
import { processZones } from './zones.js';

export interface TopologyOptions extends StartOptions {
  /** What one process is told beside what all are, by its name. */
  readonly own?: (name: string) => NodeJS.ProcessEnv;
  /** Names of further PostgreSQL servers that may decide ledgers; one that was named once is there at each later start. */
  readonly ledgerServers?: readonly string[];
}

/** The production shape as processes of this machine: three zones of servers, two of processes, and a door with TLS. */
export class NativeTopology {
  readonly servers = new Map<string, Server>();
  readonly secrets: Secrets;
  readonly running: RunningProcesses;
  private readonly register: ProcessRegister;
  private readonly halt = new AbortController();
  private readonly hurry = new AbortController();
  private work: Promise<unknown> = Promise.resolve();
  private isStopping = false;
  private readonly undo: (() => Promise<void> | void)[] = [];

  private constructor(
    private readonly options: TopologyOptions,
    private readonly events: SystemEvents,
    { lock, shape }: { readonly lock: RunLock; readonly shape: Shape },
  ) {
    this.shape = shape;
    this.secrets = secretsOf(options.dataDir, options.env);
    this.register = new ProcessRegister({ dataDir: options.dataDir, lock, tell: events.tell });
    const own = (name: string): NodeJS.ProcessEnv => options.own?.(name) ?? {};
    this.running = new RunningProcesses({ shape, register: this.register, tell: events.tell, own, halt: this.halt });
    this.undo.push(
      () => lock.release(),
      () => this.register.remove(),
    );
  }

  readonly shape: Shape;

  /** Takes the data folder and its ports, and starts nothing yet. @throws PlainError when either is in use */
  static async claim(options: TopologyOptions, events: SystemEvents): Promise<NativeTopology> {
    const lock = await takeRunLock(options.dataDir, options.publicUrl);
    const folder = join(options.dataDir, 'topology');
    mkdirSync(folder, { recursive: true });
    try {
      await endEveryPostgres(folder);
      const ports = await portsIn(join(folder, 'ports.json'), options.ledgerServers);
      const shape = { folder, ports, passwords: passwordsIn(join(folder, 'passwords.json')) };
      return new NativeTopology(options, events, { lock, shape });
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** Brings everything up, each kind once what it needs is there. */
  async start(): Promise<void> {
    const work = this.bringUp();
    this.work = work.catch(() => undefined);
    await work;
  }

  /** The processes of the product, by their name. */
  get processes(): ReadonlyMap<string, Child> {
    return this.running.children;
  }

  /** What a shell has that started it and has taken in `addresses.sh`. */
  get operatorEnv(): NodeJS.ProcessEnv {
    const { env, dataDir } = this.options;
    return { ...env, ...this.names, DATA_DIR: dataDir, ...changedSettings(this.shape) };
  }

  private get names(): Readonly<Record<string, string>> {
    return namesOf({ shape: this.shape, secrets: this.secrets, publicUrl: this.options.publicUrl });
  }

  /** Ends everything that was started, youngest first; the data stays. A second call kills what has not ended yet. */
  async stop(): Promise<void> {
    if (this.isStopping) return this.hurry.abort();
    this.isStopping = true;
    this.halt.abort(new Error('stopped'));
    await this.work;
    for (const undo of this.undo.reverse()) await undo();
  }

  private async bringUp(): Promise<void> {
    const { options, shape } = this;
    for (const { sentence, plans } of serversBehind(shape)) await this.serve(sentence, plans);
    await this.step('Making the database and its archive', () => makeDatabase(shape).then(() => makeStanza(shape)));
    // tools, too, have what was changed since: a token that was rotated, a key
    const changed = changedSettings(shape);
    const env = { ...environmentOf(options, this.secrets, addressesIn(shape, processZones[0])), ...changed };
    const tools = toolsWith(env, this.halt.signal, this.events.progress);
    await this.step('Migrating the database', () => tools.run(`${apps}/tools/migrate.js`));
    // together: each goes on serving for a while
    this.undo.push(() => this.running.stop(this.hurry.signal));
    const api = this.run('api', env);
    await allOrStop(this.halt, [
      api,
      new Pictures(options.dataDir, this.events).draft(tools, true),
      publishFronts(tools, { api, halt: this.halt, progress: this.events.progress }),
      api.then(() => this.seed(tools)),
    ]);
    this.halt.signal.throwIfAborted();
    await allOrStop(this.halt, [this.run('worker', env), this.run('web', env)]);
    await this.serve('Opening the door', [nginxOf(shape, options)]);
    await this.serve('Starting Prometheus and Alertmanager', [
      prometheusOf(shape),
      alertmanagerOf(shape, options.env.ALERT_WEBHOOK_URL || undefined),
    ]);
    this.note();
  }

  private async seed(tools: Tools): Promise<void> {
    if (!this.options.seedDemo) return;
    const output = await this.step('Filling in the demo data', () => tools.run(`${apps}/tools/seed.js`));
    keepDemoAccounts(this.options.dataDir, output);
  }

  /** Starts servers together; those that were started are ended with the rest, whatever becomes of the others. */
  private async serve(sentence: string, plans: readonly ServerPlan[]): Promise<void> {
    this.halt.signal.throwIfAborted();
    const { dataDir } = this.options;
    const events = { dataDir, tell: this.events.tell, changed: () => this.register.update() };
    const servers = plans.map((plan) => new Server(plan, events));
    for (const server of servers) {
      this.servers.set(server.name, server);
      this.register.add(server);
    }
    this.undo.push(async () => void (await Promise.all(servers.map((server) => server.stop(this.hurry.signal)))));
    await this.step(sentence, () =>
      allOrStop(
        this.halt,
        servers.map((server) => server.start(this.halt.signal)),
      ),
    );
  }

  private run(kind: ProductProcess, env: NodeJS.ProcessEnv): Promise<void> {
    return this.step(`Starting ${kind} twice`, () => this.running.start(kind, env));
  }

  private note(): void {
    writeAddresses(this.shape, this.names);
    this.register.publish({
      url: this.options.publicUrl,
      apiUrl: `http://${addressOf(this.shape, `haproxy-api-${processZones[0]}`)}`,
      deployToken: changedSettings(this.shape).FRONT_DEPLOY_TOKEN || this.secrets.FRONT_DEPLOY_TOKEN,
      databaseUrl: databaseUrl(this.shape),
      metricsUrls: this.running.metricsUrls,
    });
  }

  private step<T>(sentence: string, work: () => Promise<T>): Promise<T> {
    return this.events.progress.step(sentence, work);
  }
}
