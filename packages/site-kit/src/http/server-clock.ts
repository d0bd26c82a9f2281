/** Milliseconds by which the server's clock is ahead of this browser's, as it was last told. */
let ahead = 0;

/** Below this the difference is the answer's way, or the seconds that its header leaves out. */
const NOTICEABLE_MS = 2_000;

/** Takes note of the `Date` of an answer that comes from the server itself, not from a cache. */
export const noteServerTime = (date: string | null): void => {
  const serverTime = Date.parse(date ?? '');
  if (!Number.isNaN(serverTime)) ahead = serverTime - Date.now();
};

/** Now in milliseconds, as the server would say: what ends there ends then, though this machine's clock be wrong. */
export const serverNow = (): number => Date.now() + (Math.abs(ahead) < NOTICEABLE_MS ? 0 : ahead);
