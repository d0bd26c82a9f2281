import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';

/** A container of a service, as the engine tells it. */
export interface Container {
  readonly name: string;
  readonly service: string;
  readonly pid: number;
  readonly isRunning: boolean;
  readonly isHealthy: boolean;
  readonly exitCode: number;
  readonly user: string;
  readonly isReadOnly: boolean;
  readonly dropped: readonly string[];
  readonly securityOptions: readonly string[];
  readonly memoryBytes: number;
  /** Everything that whoever may ask the engine is told of it. */
  readonly inspected: string;
}

interface Inspected {
  readonly Name: string;
  readonly State: {
    readonly Pid: number;
    readonly Status: string;
    readonly ExitCode: number;
    readonly Health?: { Status: string };
  };
  readonly Config: { readonly User: string; readonly Labels: Readonly<Record<string, string>> };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: readonly string[] | null;
    readonly SecurityOpt: readonly string[] | null;
    readonly Memory: number;
  };
}

/** What `docker compose` runs from a folder, as an operator has it. */
export class ComposeSite {
  /** @param env in which `docker` reaches its engine */
  constructor(
    readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** What shell commands said. @throws {PlainError} with its end where they fail */
  async sh(commands: string): Promise<string> {
    const { code, output } = await this.try(commands);
    if (code !== 0) throw new PlainError(`Ended with ${code}: ${commands}\n${output.slice(-4_000)}`);
    return output;
  }

  try(commands: string) {
    return run('bash', ['-euo', 'pipefail', '-c', commands], { cwd: this.folder, env: this.env });
  }

  /** Rows of the database, each a line with `|` between columns. */
  async rows(statement: string): Promise<string[]> {
    const output = await this.sh(`docker compose exec -T postgres psql -U northlight -Atc "${statement}"`);
    return output.trim().split('\n').filter(Boolean);
  }

  async containers(): Promise<Container[]> {
    const ids = (await this.sh('docker compose ps -aq')).trim().split('\n').filter(Boolean);
    if (ids.length === 0) return [];
    const inspected = JSON.parse(await this.sh(`docker inspect ${ids.join(' ')}`)) as Inspected[];
    return inspected.map(containerOf);
  }

  /**
   * Waits until each service that goes on is healthy and each job has ended well.
   * @throws {PlainError} with the log of one that is not so in time, or of a job that failed
   */
  async untilWhole(withinMs = 240_000): Promise<void> {
    for (const until = Date.now() + withinMs; ; await pause(1_000)) {
      const containers = await this.containers();
      const failed = containers.filter(({ isRunning, exitCode }) => !isRunning && exitCode !== 0);
      const waiting = containers.filter(({ isRunning, isHealthy }) => isRunning && !isHealthy);
      if (containers.length > 0 && failed.length + waiting.length === 0) return;
      if (Date.now() < until) continue;
      const [{ service } = { service: 'nothing' }] = [...failed, ...waiting];
      const log = await this.try(`docker compose logs --no-color --tail 40 ${service}`);
      throw new PlainError(`${service} is not well:\n${log.output}`);
    }
  }

  /** Waits until the first backup is made. */
  async untilBackedUp(withinMs = 120_000): Promise<void> {
    for (const until = Date.now() + withinMs; ; await pause(1_000)) {
      if ((await this.rows('select kind from log.backup_runs')).length > 0) return;
      if (Date.now() > until)
        throw new PlainError((await this.sh('docker compose logs --no-color --tail 40 backups')).trim());
    }
  }

  /** Ends all and removes their volumes. */
  async remove(): Promise<void> {
    await this.try('docker compose --profile "*" down --volumes --timeout 5');
  }
}

function containerOf(inspected: Inspected): Container {
  const { Name, State, Config, HostConfig } = inspected;
  return {
    name: Name.slice(1),
    service: Config.Labels['com.docker.compose.service'] ?? '',
    pid: State.Pid,
    isRunning: State.Status !== 'exited' && State.Status !== 'created',
    isHealthy: State.Status === 'running' && (State.Health?.Status ?? 'healthy') === 'healthy',
    exitCode: State.ExitCode,
    user: Config.User,
    isReadOnly: HostConfig.ReadonlyRootfs,
    dropped: HostConfig.CapDrop ?? [],
    securityOptions: HostConfig.SecurityOpt ?? [],
    memoryBytes: HostConfig.Memory,
    inspected: JSON.stringify(inspected),
  };
}
