import { join } from 'node:path';
import { allOrStop } from '../../processes/all-or-stop.js';
import { Child, type ChildPlan } from '../../start/child.js';
import type { ProcessRegister } from '../../start/process-register.js';
import type { ProductProcess } from '../topology.js';
import { appProcesses } from './app-processes.js';
import type { Shape } from './shape.js';
import type { Zone } from './zones.js';

interface Surroundings {
  readonly shape: Shape;
  readonly register: ProcessRegister;
  readonly tell: (sentence: string) => void;
  /** What one process is told beside what all are, by its name. */
  readonly own: (name: string) => NodeJS.ProcessEnv;
  readonly halt: AbortController;
}

/** The processes of the product: two of each kind, in zones. */
export class RunningProcesses {
  readonly children = new Map<string, Child>();
  readonly metricsUrls: Record<string, string> = {};
  private readonly plans = new Map<string, ChildPlan>();

  constructor(private readonly around: Surroundings) {}

  /** Starts those of a kind, and waits until they are ready. */
  async start(kind: ProductProcess, env: NodeJS.ProcessEnv): Promise<void> {
    const { shape, own, halt } = this.around;
    const all = appProcesses(kind, shape, env).map(({ name, plan, metricsUrl }) => {
      this.metricsUrls[name] = metricsUrl;
      return this.child({ ...plan, env: { ...plan.env, ...own(name) } });
    });
    await allOrStop(
      halt,
      all.map((child) => child.start(halt.signal)),
    );
  }

  /**
   * Puts processes of another release in the place of those of a zone: each is asked to end, and the new one is started
   * where it listened. @param release folder in which entries have the paths that they have in this clone
   */
  async replaceZone(zone: Zone, release: string): Promise<void> {
    const plans = [...this.plans.values()].filter(({ name }) => name.endsWith(`-${zone}`));
    await Promise.all(plans.map((plan) => this.replace(plan, release)));
  }

  async stop(hurry: AbortSignal): Promise<void> {
    await Promise.all([...this.children.values()].map((child) => child.stop(hurry)));
  }

  private async replace(plan: ChildPlan, release: string): Promise<void> {
    await this.children.get(plan.name)?.stop();
    const [, path = ''] = /.*\/(services\/dist\/.*)/.exec(plan.entry) ?? [];
    await this.child({ ...plan, entry: join(release, path) }).start(this.around.halt.signal);
  }

  private child(plan: ChildPlan): Child {
    const { register, tell } = this.around;
    const child = new Child(plan, { tell, changed: () => register.update() });
    this.plans.set(plan.name, plan);
    this.children.set(plan.name, child);
    register.add(child);
    return child;
  }
}
