import { describe, expect, it } from '@jest/globals';
import { sendFiles } from './send-files.ts';

const keys: string[] = [];
let answer: () => 'load' | 'error' = () => 'load';

/** A call whose answer comes, or is lost on its way. */
class Call {
  readonly upload = {};
  readonly status = 202;
  readonly responseText = '{"uploads":[]}';
  onload = () => undefined;
  onerror = () => undefined;
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'idempotency-key') keys.push(value);
  }
  send() {
    if (answer() === 'load') this.onload();
    else this.onerror();
  }
}

describe('files that are sent', () => {
  it('are the same request as long as they are the same choice, and another one once they are chosen again', async () => {
    globalThis.XMLHttpRequest = Call as never;
    const chosen = [new File(['x'], 'one.png')];
    const send = (files: readonly File[], targetId = 1) => sendFiles({ target: 'venue-gallery', targetId, files });
    answer = () => 'error';
    await expect(send(chosen)).rejects.toThrow();
    answer = () => 'load';
    await send(chosen);
    await send([...chosen]);
    await send(chosen, 2);
    const [lost, again, anew, elsewhere] = keys;
    expect(lost).toMatch(/^[\da-f]{32}$/);
    expect(again).toBe(lost);
    expect(new Set([again, anew, elsewhere]).size).toBe(3);
  });
});
