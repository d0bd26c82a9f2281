import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { apps } from '../seeded-database.js';
import { until } from '../until.js';

/** Processes of one service, and all that they ever said. */
export class Processes {
  private readonly running: ChildProcess[] = [];
  private readonly lines: string[] = [];

  constructor(private readonly env: Readonly<Record<string, string>>) {}

  get output(): string {
    return this.lines.join('');
  }

  /** @param more settings of this one alone @returns its address, once it is ready; `web` once it lives */
  async start(name: 'api' | 'worker' | 'web', more: Readonly<Record<string, string>> = {}): Promise<string> {
    const port = await freePort();
    const env = { ...process.env, ...this.env, ...more, PORT: String(port), PROCESS_NAME: name };
    const child = spawn(process.execPath, [join(apps, name, 'main.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => this.lines.push(String(bytes)));
    this.running.push(child);
    const address = `http://127.0.0.1:${port}`;
    await until(() =>
      fetch(`${address}${name === 'web' ? '/web/health/live' : '/health/ready'}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return address;
  }

  /** Runs a command to its end. @returns what it said @throws when it failed */
  tool(name: string, ...args: readonly string[]): string {
    const env = { ...process.env, ...this.env };
    return execFileSync(process.execPath, [join(apps, 'tools', `${name}.js`), ...args], { env, encoding: 'utf8' });
  }

  async stop(): Promise<void> {
    const ended = this.running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of this.running) child.kill('SIGTERM');
    await Promise.all(ended);
  }
}
