const TIMEOUT_MS = 5_000;

/** True when an address answers, and well. @param timeoutMs after which it does not */
export async function answers(url: string, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
