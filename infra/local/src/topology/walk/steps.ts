import type { PodContainer } from '../manifest-form.js';

/** What a walk does next: a pod, or a service of compose. */
export interface Step {
  readonly name: string;
  /** Run to their end, one after the other. */
  readonly toEnd: readonly PodContainer[];
  /** Go on, once their probes are content. */
  readonly goesOn: readonly PodContainer[];
}

/** A form of the topology, as it is walked. */
export interface Plan {
  readonly form: string;
  readonly steps: readonly Step[];
  /** What every container is given besides its own, from here on: addresses of this machine in place of names. */
  readonly env: Readonly<Record<string, string>>;
}
