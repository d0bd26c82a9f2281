import { afterAll, describe, expect, it, jest } from '@jest/globals';

/** A line to the server in the hand of this spec: Node has no `EventSource`. */
class Line extends EventTarget {
  static readonly open: Line[] = [];

  constructor() {
    super();
    Line.open.push(this);
  }

  close(): void {
    Line.open.splice(Line.open.indexOf(this), 1);
  }

  static say(lastEventId: string): void {
    Line.open[0]?.dispatchEvent(Object.assign(new Event('built'), { lastEventId }));
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const reload = jest.fn();
const browser = { EventSource: Line, document: page, location: { reload } };
Object.assign(globalThis, browser);
// packages that the next spec loads would take it for a browser's
afterAll(() => {
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
});

const show = (isSeen: boolean): void => {
  page.hidden = !isSeen;
  page.dispatchEvent(new Event('visibilitychange'));
};

describe('a page of npm run dev', () => {
  it('listens while it is looked at, and loads again when it was built anew meanwhile', () => {
    jest.requireActual('./reload.ts');
    Line.say('first');
    expect([Line.open.length, reload.mock.calls.length]).toEqual([1, 0]);
    show(false);
    expect(Line.open).toHaveLength(0);
    show(true);
    show(true);
    expect(Line.open).toHaveLength(1);
    Line.say('first');
    expect(reload).not.toHaveBeenCalled();
    Line.say('second');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('listens again after the line broke, but not behind another page', () => {
    jest.useFakeTimers();
    Line.open[0]?.dispatchEvent(new Event('error'));
    expect(Line.open).toHaveLength(0);
    page.hidden = true;
    jest.runAllTimers();
    expect(Line.open).toHaveLength(0);
    show(true);
    expect(Line.open).toHaveLength(1);
    jest.useRealTimers();
  });
});
