import { freePort } from '../processes/ports.js';
import { Child } from './child.js';
import { inspectPorts, isOfTheProduct, type ProcessName, planOf } from './plans.js';
import type { ProcessRegister } from './process-register.js';
import type { Progress } from './progress.js';

interface ProcessesOptions {
  readonly register: ProcessRegister;
  readonly progress: Progress;
  /** Something a running process wants the person to read. */
  readonly tell: (sentence: string) => void;
  /** Ends a start under way. */
  readonly halt: AbortSignal;
  /** Kills what does not end in time. */
  readonly hurry: AbortSignal;
  /** They take debuggers. */
  readonly inspected: boolean;
}

/** The processes of one system, by name. */
export class Processes {
  /** Where each tells its figures. */
  readonly metricsUrls: Record<string, string> = {};
  private readonly children = new Map<ProcessName, Child>();
  private readonly inspected: Record<string, number> = {};

  constructor(private readonly options: ProcessesOptions) {}

  /** Where a debugger finds each, in words; empty where none may. */
  get debuggers(): string {
    return Object.entries(this.inspected)
      .map(([name, port]) => `${name} ${port}`)
      .join(', ');
  }

  find(name: ProcessName): Child | undefined {
    return this.children.get(name);
  }

  /** Starts one and waits until it is ready. */
  async run(name: ProcessName, port: number, env: NodeJS.ProcessEnv): Promise<void> {
    const { register, progress, tell, halt } = this.options;
    const metricsPort = await freePort();
    const inspectPort = await this.inspectPort(name);
    if (isOfTheProduct(name)) this.metricsUrls[name] = `http://127.0.0.1:${metricsPort}/metrics`;
    if (inspectPort !== undefined) this.inspected[name] = inspectPort;
    const plan = planOf(name, { port, metricsPort, inspectPort }, env);
    const child = new Child(plan, { tell, changed: () => register.update() });
    this.children.set(name, child);
    register.add(child);
    await progress.step(
      `Starting ${name}`,
      () => child.start(halt),
      () => `${name} is ready`,
    );
  }

  /** Ends one that was started. */
  async stop(name: ProcessName): Promise<void> {
    await this.children.get(name)?.stop(this.options.hurry);
  }

  private async inspectPort(name: ProcessName): Promise<number | undefined> {
    return this.options.inspected && isOfTheProduct(name) ? freePort(inspectPorts[name]) : undefined;
  }
}
