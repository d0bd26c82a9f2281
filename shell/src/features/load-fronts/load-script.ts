interface Script {
  readonly url: string;
  /** Without it the document's policy does not let the script run. */
  readonly integrity: string;
  readonly timeLimitMs: number;
}

/**
 * Runs a script of a release.
 * @throws when it is missing, altered, or not there in time; one that comes later may still run, and is not waited for
 */
export const loadScript = ({ url, integrity, timeLimitMs }: Script): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', integrity, src: url });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const fail = (why: string) => () => end(() => reject(new Error(`${url} ${why}.`)));
    const timer = setTimeout(fail('took too long to load'), timeLimitMs);
    script.onload = () => end(resolve);
    script.onerror = fail('did not load');
    document.head.append(script);
  });
