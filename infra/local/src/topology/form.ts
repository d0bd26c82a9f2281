import type { DeployJob, ProductProcess } from './topology.js';

/** A container, as one of the forms of the topology describes it. */
export interface ContainerForm {
  /** What it runs, after the entry point of the image. */
  readonly command: readonly string[];
  /** By name, as it is written; undefined where it comes from a Secret. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly memoryMiB: number | undefined;
  /** Its root is read-only, it has no capability and gets none. */
  readonly isConfined: boolean;
}

/** A check of a process: what is asked where, and how often; in seconds. */
export interface ProbeForm {
  readonly path: string;
  readonly port: number;
  readonly timing?: Readonly<Record<string, number>>;
}

/** A process of the product, as one of the forms describes it. What a form does not know is left out. */
export interface ProcessForm extends ContainerForm {
  readonly graceSeconds: number | undefined;
  readonly replicas?: number | undefined;
  readonly probes: Readonly<Partial<Record<'startup' | 'readiness' | 'liveness', ProbeForm>>>;
  readonly ports?: Readonly<Record<string, number>>;
}

/** One form of the topology, read from its files. */
export interface Form {
  readonly processes: Readonly<Record<ProductProcess, ProcessForm>>;
  readonly jobs: Readonly<Record<DeployJob, ContainerForm>>;
  /** Of two jobs, the first has to have ended before the second begins. */
  readonly order: readonly (readonly [before: string, after: string])[];
  /** Images that are not ours. */
  readonly images: readonly string[];
}
