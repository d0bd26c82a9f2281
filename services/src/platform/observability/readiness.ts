/** What a process tells of itself beside its status. */
export interface ReadinessFigures {
  readonly isDegraded: boolean;
  /** Age of the oldest job that waits for its effect, in seconds. */
  readonly oldestJobSeconds: number;
}

/** What a process needs to be ready, beyond what each of them does. */
export abstract class Readiness {
  /** @throws {Refusal} while the process is not ready */
  abstract look(): Promise<ReadinessFigures>;
}
