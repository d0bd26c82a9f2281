import { allOrStop } from '../processes/all-or-stop.js';
import { freePort } from '../processes/ports.js';
import { databaseOf } from './database.js';
import { keepDemoAccounts } from './demo-accounts.js';
import type { StartOptions } from './options.js';
import { type PaymentSandbox, paymentSandboxFor } from './payments.js';
import { Pictures } from './pictures.js';
import { apps, environmentOf, type ProcessName } from './plans.js';
import { holdPort } from './port-hold.js';
import { PreparedDatabase } from './prepared-database.js';
import { ProcessRegister } from './process-register.js';
import { Processes } from './processes.js';
import type { Progress } from './progress.js';
import { publishFronts } from './publish-fronts.js';
import { type RunLock, takeRunLock } from './run-lock.js';
import { type Secrets, secretsOf } from './secrets.js';
import { type Tools, toolsWith } from './tools.js';

/** Thrown inside a start that was asked to stop; nobody needs to read it. */
export class Stopped extends Error {}

export interface SystemEvents {
  readonly progress: Progress;
  /** Something a running process wants the person to read. */
  readonly tell: (sentence: string) => void;
}

/** The whole system of one data folder: PostgreSQL, the tools that prepare it, and the processes. */
export class System {
  readonly secrets: Secrets;
  readonly dataDir: string;
  readonly processes: Processes;
  /** Stands in for the payment provider; undefined where that is another one, or none. */
  sandbox: PaymentSandbox | undefined;
  private readonly register: ProcessRegister;
  private readonly prepared: PreparedDatabase;
  private readonly undo: (() => Promise<void> | void)[] = [];
  private readonly halt = new AbortController();
  private readonly hurry = new AbortController();
  private isStopping = false;
  private work: Promise<unknown> = Promise.resolve();
  private background: Promise<unknown> = Promise.resolve();
  private releasePort: () => Promise<void> = async () => undefined;
  private tools?: Tools;

  private constructor(
    private readonly options: StartOptions,
    private readonly events: SystemEvents,
    lock: RunLock,
  ) {
    this.dataDir = options.dataDir;
    this.register = new ProcessRegister({ dataDir: this.dataDir, lock, tell: events.tell });
    const signals = { halt: this.halt.signal, hurry: this.hurry.signal };
    this.processes = new Processes({ ...events, ...signals, register: this.register, inspected: !!options.watch });
    this.secrets = secretsOf(options.dataDir, options.env);
    this.prepared = new PreparedDatabase(options, this.secrets);
  }

  /**
   * Claims the data folder and the port, and starts nothing yet.
   * @throws PlainError when either is in use
   */
  static async claim(options: StartOptions, events: SystemEvents): Promise<System> {
    const lock = await takeRunLock(options.dataDir, options.publicUrl);
    const releasePort = await holdPort(options.port).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    const system = new System(options, events, lock);
    system.undo.push(
      () => lock.release(),
      releasePort,
      () => system.register.remove(),
    );
    system.releasePort = releasePort;
    return system;
  }

  /** Brings everything up; returns when all three processes are ready. Throws {@link Stopped} when `stop` came first. */
  async start(): Promise<void> {
    const work = this.bringUp();
    this.work = work.catch(() => undefined);
    await work;
  }

  /** Runs the migrations that are new. @throws PlainError with what one of them says */
  async migrate(): Promise<string> {
    return lastLine((await this.tools?.run(`${apps}/tools/migrate.js`)) ?? '');
  }

  /** Runs before anything that runs already is ended. */
  onStop(end: () => void): void {
    this.undo.push(end);
  }

  /** Ends everything that was started, youngest first; the data stays. A second call kills what has not ended yet. */
  async stop(): Promise<void> {
    if (this.isStopping) return this.hurry.abort();
    this.isStopping = true;
    this.halt.abort(new Stopped());
    await this.work;
    await this.background;
    for (const undo of this.undo.reverse()) await undo();
  }

  private async bringUp(): Promise<void> {
    const { progress } = this.events;
    const databaseUrl = await this.database();
    const ports = { api: await freePort(), worker: await freePort() };
    this.sandbox = await paymentSandboxFor(this.options);
    const addresses = { DATABASE_URL: databaseUrl, API_URL: `http://127.0.0.1:${ports.api}` };
    const env = environmentOf(this.options, this.secrets, { ...addresses, ...this.sandbox?.settings });
    const tools = toolsWith(env, this.halt.signal, progress);
    this.tools = tools;
    const pictures = new Pictures(this.dataDir, this.events);
    const payments = this.payments(env); // at once, while its port is free
    payments.catch(() => undefined); // told where it is waited for
    const isPrepared = this.prepared.isDone();
    if (!isPrepared) await allOrStop(this.halt, [payments, this.migrateFirst()]);
    this.check();
    const api = this.api(env, ports.api, databaseUrl);
    const rest = () => [this.run('worker', ports.worker, env), api.then(() => this.web(env))];
    await allOrStop(this.halt, [
      pictures.draft(tools, this.options.throwAway === true),
      this.fronts(tools, api, env),
      payments,
      ...(isPrepared ? rest() : [this.seed(tools)]),
    ]);
    this.check();
    this.prepared.done();
    if (!isPrepared) await allOrStop(this.halt, rest());
    this.check();
    if (!this.options.throwAway) this.background = pictures.finish(toolsWith(env, this.halt.signal), this.halt.signal);
  }

  private async database(): Promise<string> {
    const url = await databaseOf(this.options, this.events, this.undo);
    this.check();
    return url;
  }

  private async migrateFirst(): Promise<void> {
    this.prepared.begin();
    await this.events.progress.step(
      'Migrating the database',
      () => this.migrate(),
      (output) => output,
    );
  }

  private async api(env: NodeJS.ProcessEnv, port: number, databaseUrl: string): Promise<void> {
    await this.run('api', port, env);
    this.check();
    this.note(databaseUrl, port);
  }

  private async payments(env: NodeJS.ProcessEnv): Promise<void> {
    if (this.sandbox) await this.run('sandbox', this.sandbox.port, { ...env, ...this.sandbox.env });
  }

  private async web(env: NodeJS.ProcessEnv): Promise<void> {
    await this.releasePort();
    await this.run('web', this.options.port, env);
  }

  /** Live by the registry; or as they are built here and now. */
  private async fronts(tools: Tools, api: Promise<void>, env: NodeJS.ProcessEnv): Promise<void> {
    const { halt, options, events } = this;
    if (options.watch) await this.run('fronts', await freePort(), env);
    else await publishFronts(tools, { api, halt, progress: events.progress });
  }

  private async seed(tools: Tools): Promise<void> {
    if (!this.options.seedDemo) return;
    const { progress } = this.events;
    const output = await progress.step('Filling in the demo data', () => tools.run(`${apps}/tools/seed.js`));
    keepDemoAccounts(this.dataDir, output);
  }

  private async run(name: ProcessName, port: number, env: NodeJS.ProcessEnv): Promise<void> {
    this.undo.push(() => this.processes.stop(name));
    await this.processes.run(name, port, env);
  }

  private note(databaseUrl: string, apiPort: number): void {
    this.register.publish({
      url: `http://localhost:${this.options.port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      deployToken: this.secrets.FRONT_DEPLOY_TOKEN,
      databaseUrl,
      metricsUrls: this.processes.metricsUrls, // those that start later are added
    });
  }

  private check(): void {
    if (this.halt.signal.aborted) throw this.halt.signal.reason;
  }
}

const lastLine = (output: string): string => output.split('\n').at(-1) ?? '';
