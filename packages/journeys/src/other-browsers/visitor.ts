import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Driver } from './driver.js';
import { type ControlKind, chooseOption, type Found, findControl } from './find-control.js';

/** So long a page may take until it shows something, on a busy machine. */
const TIMEOUT_MS = 20_000;
const LOOK_AGAIN_MS = [100];

const keys = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', ArrowRight: '\uE014', Control: '\uE009' } as const;

/** A person at a browser, whichever it is: looks, points, types. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    private readonly site: string,
  ) {}

  async opens(path: string): Promise<void> {
    await this.driver.go(new URL(path, this.site).href);
  }

  /** Waits until the page says this. */
  async sees(text: string | RegExp): Promise<void> {
    const words = () => this.driver.run<string>('return document.body.innerText.replace(/\\s+/g, " ")');
    const pattern = typeof text === 'string' ? new RegExp(escaped(text)) : text;
    await expect(async () => expect(await words()).toMatch(pattern)).toPass({ timeout: TIMEOUT_MS });
  }

  /** Waits until a script says yes. */
  async awaits(body: string, ...args: readonly unknown[]): Promise<void> {
    await expect(async () => expect(await this.driver.run(body, ...args)).toBe(true)).toPass({ timeout: TIMEOUT_MS });
  }

  /** Points at a control and presses the mouse, once it can be pressed. */
  async presses(kind: ControlKind, name: string | RegExp): Promise<void> {
    const at = await this.pointAt(kind, name);
    const move = { type: 'pointerMove', duration: 0, ...at };
    const click = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.driver.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: click }]);
  }

  async hits(...names: readonly (keyof typeof keys)[]): Promise<void> {
    await this.strokes(names.map((name) => keys[name]));
  }

  /** Puts a text in the place of what a field has. */
  async fills(label: string | RegExp, text: string): Promise<void> {
    await this.presses('field', label);
    await this.driver.run('document.activeElement.select?.()');
    await this.strokes([...text]);
    await this.awaits('return document.activeElement.value === arguments[0]', text);
  }

  async chooses(label: string, option: string): Promise<void> {
    const choose = () => this.driver.run<string | null>(calling(chooseOption), `^${label}`, option);
    await expect(async () => expect(await choose()).toBeNull()).toPass({ timeout: TIMEOUT_MS });
  }

  /** Keeps what the window shows, where a folder for pictures is named. */
  async keepsPicture(name: string): Promise<void> {
    const folder = process.env.PICTURES;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.png`), await this.driver.screenshot());
  }

  private async pointAt(kind: ControlKind, name: string | RegExp): Promise<{ x: number; y: number }> {
    const pattern = typeof name === 'string' ? `^${escaped(name)}$` : name.source;
    let found: Found = { problem: 'not looked for yet' };
    await expect(async () => {
      const before = found;
      found = await this.driver.run<Found>(calling(findControl), kind, pattern);
      expect(found).not.toHaveProperty('problem');
      expect(found).toEqual(before); // what still moves is missed by the mouse
    }).toPass({ timeout: TIMEOUT_MS, intervals: LOOK_AGAIN_MS });
    return found as unknown as { x: number; y: number };
  }

  private async strokes(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The body of a function that calls this one in the page. */
const calling = (work: (...args: never[]) => unknown): string => `return (${work}).apply(null, arguments)`;
