/** One input device and what it does, as the W3C's WebDriver writes it; both protocols take it. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly object[];
}

/** A browser as its protocol drives it. Pages are looked at by scripts, and touched by a real mouse and real keys. */
export interface Driver {
  /** Opens an address and waits until the document has loaded. */
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns, as JSON */
  run<Result>(body: string, ...args: readonly unknown[]): Promise<Result>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  /** Makes the window as large as this, or as small as it can be. */
  resize(width: number, height: number): Promise<void>;
  /** Takes away every cookie. */
  forget(): Promise<void>;
  /** Sentences about what went wrong in pages since the last call, where the browser tells. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** What a browser answers before it is ready, and how long it may take. */
const START_LIMIT_MS = 60_000;
const PAUSE_MS = 100;

/** Tries until it works. @throws what the last try threw, after a minute */
export async function untilItWorks<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
