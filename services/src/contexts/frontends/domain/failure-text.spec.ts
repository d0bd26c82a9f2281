import { describe, expect, it } from '@jest/globals';
import { cleanMessage, ownFrames, sameFailure } from './failure-text.js';

describe('the message of a failure', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
    ['Unexpected token "M", "Maya Reed," is not valid JSON', 'Unexpected token "…", "…" is not valid JSON'],
    ['No account of maya.reed@example.com', 'No account of <email>'],
    ["No guest 'Maya Reed' at table 12, call 585-555-0100", "No guest '…' at table 12, call <number>"],
    ['Failed: https://x.example/booking/manage/7?token=abc', 'Failed: <address>'],
    ['Loading https://x.example/r/shell/4f9c2d7a81b3/375.js', 'Loading /r/shell/4f9c2d7a81b3/375.js'],
    ["That isn't a lamp, it doesn't burn", "That isn't a lamp, it doesn't burn"],
    ['two\nlines\u0007 and a bell', 'two lines  and a bell'],
  ])('of "%s" keeps nothing of a person', (message, clean) => {
    expect(cleanMessage(message)).toBe(clean);
  });

  it('is short, however long it was', () => {
    expect(cleanMessage('a b@c '.repeat(20_000)).length).toBeLessThanOrEqual(300);
  });
});

describe('the stack of a failure', () => {
  const chromium = `TypeError: no wick
    at Lamp (https://lumen.example/r/mfe-catalog/4f9c2d7a81b3/page.4c1e8a90.js:1:2048)
    at Object.render [as x] (https://lumen.example/r/shell/1a20f6e3c8d7/main.js:12:7)
    at https://lumen.example/r/shell/1a20f6e3c8d7/main.js:3:4
    at HTMLElement.click (chrome-extension://abc/r/evil/4f9c2d7a81b3/page.html?q=1)
    at https://lumen.example/experience/secret?token=7:1:1`;

  it('keeps the frames of releases, and nothing else', () => {
    expect(ownFrames(chromium).split('\n')).toEqual([
      'at Lamp (/r/mfe-catalog/4f9c2d7a81b3/page.4c1e8a90.js:1:2048)',
      'at Object.render (/r/shell/1a20f6e3c8d7/main.js:12:7)',
      'at /r/shell/1a20f6e3c8d7/main.js:3:4',
    ]);
  });

  it('is read as Firefox and Safari write it, too', () => {
    const other = 'Lamp@https://lumen.example/r/mfe-catalog/4f9c2d7a81b3/page.js:1:20\n[native code]';
    expect(ownFrames(other)).toBe('at Lamp (/r/mfe-catalog/4f9c2d7a81b3/page.js:1:20)');
  });

  it('is bounded', () => {
    const line = 'at a (https://lumen.example/r/shell/1a20f6e3c8d7/m.js:1:1)\n';
    expect(ownFrames(line.repeat(5_000)).split('\n')).toHaveLength(20);
  });
});

describe('two failures', () => {
  it('are the same where only numbers of the message differ', () => {
    expect(sameFailure('render', 'no lamp 7', 'at a')).toBe(sameFailure('render', 'no lamp 12', 'at a'));
    expect(sameFailure('render', 'no lamp 7', 'at a')).not.toBe(sameFailure('chunk', 'no lamp 7', 'at a'));
    expect(sameFailure('render', 'no lamp 7', 'at a')).not.toBe(sameFailure('render', 'no lamp 7', 'at b'));
  });
});
