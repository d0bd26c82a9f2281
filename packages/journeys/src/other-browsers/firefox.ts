import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiConnection } from './bidi-connection.js';
import { type Driver, type InputSource, untilItWorks } from './driver.js';

/** Nothing moves, and Firefox asks nobody anything. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
};

/** The Firefox that a system has, by WebDriver BiDi. */
export class Firefox implements Driver {
  private constructor(
    private readonly connection: BidiConnection,
    private readonly context: string,
    private readonly end: () => Promise<void>,
  ) {}

  /** @param program for instance `firefox-esr` */
  static async start(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'northlight-firefox-'));
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const port = await freePort();
    const flags = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
    const child = spawn(program, [...flags, 'about:blank'], { stdio: 'ignore' });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const connection = await untilItWorks(() => BidiConnection.open(`ws://127.0.0.1:${port}/session`));
    await connection.send('session.new', { capabilities: {} });
    await connection.send('session.subscribe', { events: ['log.entryAdded'] });
    const tab = { type: 'tab', background: false }; // the first tab has its focus in the address bar, and keeps it
    const { context } = await connection.send<{ context: string }>('browsingContext.create', tab);
    await connection.send('browsingContext.activate', { context });
    return new Firefox(connection, context, async () => {
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    });
  }

  async go(url: string): Promise<void> {
    await this.connection.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.connection.send('browsingContext.reload', { context: this.context, wait: 'complete' });
  }

  async run<Result>(body: string, ...args: readonly unknown[]): Promise<Result> {
    const answer = await this.connection.send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        functionDeclaration: `async (args) => JSON.stringify(await (function () { ${body} }).apply(null, JSON.parse(args)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context: this.context },
        awaitPromise: true,
      },
    );
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result?.value ?? 'null') as Result;
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await this.connection.send('input.performActions', { context: this.context, actions });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.connection.send<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.context,
    });
    return Buffer.from(data, 'base64');
  }

  async resize(width: number, height: number): Promise<void> {
    await this.connection.send('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
  }

  async forget(): Promise<void> {
    await this.connection.send('storage.deleteCookies', {});
  }

  complaints(): readonly string[] {
    return this.connection.takeErrors();
  }

  async close(): Promise<void> {
    this.connection.close();
    await this.end();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
