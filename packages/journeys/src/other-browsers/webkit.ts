import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type Driver, type InputSource, untilItWorks } from './driver.js';

/** A container lets WebKit make no sandbox of its own; it draws with the processor. */
const quiet = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
};

/** So long a command may take; the driver has been seen to answer no more. */
const ANSWER_LIMIT_MS = 45_000;

interface Programs {
  /** `WebKitWebDriver` of Debian's webkit2gtk-driver. */
  readonly driver: string;
  /** The small browser that comes with it. */
  readonly browser: string;
  /** `Xvfb`: a screen in memory. */
  readonly screen: string;
}

/** WebKitGTK, the engine of Safari as Linux has it, by classic WebDriver. Its window is at least about 450 px wide. */
export class WebKit implements Driver {
  private constructor(
    private readonly session: string,
    private readonly end: () => void,
  ) {}

  static async start({ driver, browser, screen }: Programs): Promise<WebKit> {
    const screenChild = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = await firstLine(screenChild.stdout);
    const port = 20_000 + (process.pid % 20_000);
    const driverChild = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, ...quiet, DISPLAY: `:${display}` },
      stdio: 'ignore',
    });
    const end = (): void => {
      driverChild.kill();
      screenChild.kill();
    };
    const server = `http://127.0.0.1:${port}`;
    const options = { binary: browser, args: ['--automation'] };
    const alwaysMatch = { browserName: 'MiniBrowser', pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
    await untilItWorks(() => call(server, 'GET', '/status'));
    const { sessionId } = await call<{ sessionId: string }>(server, 'POST', '/session', {
      capabilities: { alwaysMatch },
    });
    return new WebKit(`${server}/session/${sessionId}`, end);
  }

  async go(url: string): Promise<void> {
    await this.leave(() => call(this.session, 'POST', '/url', { url }));
  }

  async reload(): Promise<void> {
    await this.leave(() => call(this.session, 'POST', '/refresh', {}));
  }

  /** The driver itself has been seen to wait for ever for a document that was there. */
  private async leave(work: () => Promise<unknown>): Promise<void> {
    await this.run('window.isLeft = true');
    await work();
    await untilItWorks(async () => {
      if (!(await this.run('return !window.isLeft && document.readyState === "complete"')))
        throw new Error('It loads.');
    });
  }

  async run<Result>(body: string, ...args: readonly unknown[]): Promise<Result> {
    return call<Result>(this.session, 'POST', '/execute/sync', { script: body, args });
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await call(this.session, 'POST', '/actions', { actions });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await call<string>(this.session, 'GET', '/screenshot'), 'base64');
  }

  async resize(width: number, height: number): Promise<void> {
    await call(this.session, 'POST', '/window/rect', { x: 0, y: 0, width, height });
  }

  async forget(): Promise<void> {
    await call(this.session, 'DELETE', '/cookie');
  }

  /** Classic WebDriver knows none; what goes wrong is seen on the page. */
  complaints(): readonly string[] {
    return [];
  }

  async close(): Promise<void> {
    this.end(); // the browser ends with its driver
  }
}

/** @throws with the browser's own words */
// biome-ignore lint/complexity/useMaxParams: a request has four parts
async function call<Value>(base: string, method: string, path: string, body?: object): Promise<Value> {
  const answer = await fetch(`${base}${path}`, {
    method,
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { value: Value };
  const failure = value as { error?: string; message?: string } | null;
  if (!answer.ok) throw new Error(`${method} ${path}: ${failure?.error}: ${failure?.message}`);
  return value;
}

async function firstLine(stream: Readable): Promise<string> {
  const [text] = (await once(stream, 'data')) as [Buffer];
  return text.toString().trim();
}
