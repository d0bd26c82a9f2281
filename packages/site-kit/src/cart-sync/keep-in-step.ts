import { keepCart, mergeCart, showCart } from '@northlight/client';
import type { CartView } from '@northlight/contracts';
import {
  beforeLogout,
  type CartLine,
  callApi,
  cartKey,
  cartStore,
  changeCart,
  HttpError,
  newLineId,
} from '@northlight/site-kit';
import { loadLines } from '../cart/cart-storage.ts';
import { asCartLine } from '../cart/saved-line.ts';
import { loadCopy, saveCopy } from './account-copy.ts';
import { isSame, rebase, withoutToken } from './rebase.ts';

/** A change is sent once there was none for so long. */
const QUIET_MS = 500;

/**
 * Merges the cart of this browser into the one of the account, or catches up with it where that was done before; sends
 * every change from then on. What fails leaves the page as it is, and is tried again with the next change.
 * @returns what ends it
 */
export const keepInStep = (userId: number): (() => void) => {
  const ending = new AbortController();
  const cart = new SyncedCart(userId, ending.signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = cart.send().catch(leaveIt);
  const send = () => {
    clearTimeout(timer);
    last = last.then(() => cart.send()).catch(leaveIt);
    return last;
  };
  const stopListening = cartStore.subscribe(({ lines }, before) => {
    if (lines === before.lines) return;
    clearTimeout(timer);
    // a tab behind the others hears of the change, and finds it sent
    timer = setTimeout(send, document.hidden ? 4 * QUIET_MS : QUIET_MS);
  });
  beforeLogout.add(send);
  return () => {
    clearTimeout(timer);
    stopListening();
    beforeLogout.delete(send);
    ending.abort();
  };
};

const leaveIt = () => undefined;

/** What was saved last: another tab may have done so a moment ago. */
const linesNow = (): readonly CartLine[] => {
  const { lines, isKept } = cartStore.getState();
  return (isKept ? loadLines(cartKey) : undefined) ?? lines;
};

class SyncedCart {
  private hasBegun = false;

  constructor(
    private readonly userId: number,
    private readonly signal: AbortSignal,
  ) {}

  /** @param tries how often it catches up with devices that were faster */
  async send(tries = 3): Promise<void> {
    if (!this.hasBegun) await this.begin();
    const copy = loadCopy();
    const lines = linesNow();
    // without a copy of this account's somebody has left, or come, in another tab
    if (copy?.userId !== this.userId || isSame(lines, copy.lines)) return;
    if (await this.put(copy.version, lines)) return;
    await this.catchUp();
    if (tries > 1) await this.send(tries - 1);
  }

  private async begin(): Promise<void> {
    const copy = loadCopy();
    if (copy?.userId === this.userId && loadLines(cartKey)) await this.catchUp();
    else await this.merge(copy?.lines ?? []);
    this.hasBegun = true;
  }

  /** @param foreign lines of whoever was signed in here before and never logged out */
  private async merge(foreign: readonly CartLine[]): Promise<void> {
    if (foreign.length > 0)
      changeCart((lines) => lines.filter(({ lineId }) => !foreign.some((line) => line.lineId === lineId)));
    const base = linesNow();
    const body = { lines: base.map(withoutToken) };
    this.take(base, await callApi(mergeCart, { body }, { signal: this.signal }));
  }

  private async catchUp(): Promise<void> {
    const theirs = await callApi(showCart, {}, { signal: this.signal });
    const copy = loadCopy();
    if (copy?.userId === this.userId) this.take(copy.lines, theirs);
  }

  /** @returns false where another device was faster */
  private async put(version: number, lines: readonly CartLine[]): Promise<boolean> {
    const body = { version, lines: lines.map(withoutToken) };
    try {
      const saved = await callApi(keepCart, { body }, { signal: this.signal });
      // gone where somebody has left in another tab meanwhile
      if (loadCopy()?.userId === this.userId) saveCopy({ ...saved, userId: this.userId, lines: body.lines });
      return true;
    } catch (reason) {
      if (reason instanceof HttpError && reason.status === 409) return false;
      throw reason;
    }
  }

  private take(base: readonly CartLine[], { version, lines }: CartView): void {
    const theirs = lines.flatMap((line) => asCartLine(line, newLineId) ?? []);
    saveCopy({ userId: this.userId, version, lines: theirs });
    changeCart((local) => rebase({ base, local, theirs }));
  }
}
