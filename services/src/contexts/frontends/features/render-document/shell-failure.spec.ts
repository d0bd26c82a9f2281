import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aShell } from '../../testing/builders.js';
import { shellFailureScript } from './shell-failure.js';

type Listener = (event: object) => void;

const shell = aShell();
const entry = `https://lumen.example${shell.entry}`;
let listeners: Record<string, Listener>;
let sent: string[];
let isStarted: boolean;

beforeEach(() => {
  listeners = {};
  sent = [];
  isStarted = false;
  const window = {
    addEventListener: (name: string, listener: Listener) => Object.assign(listeners, { [name]: listener }),
  };
  const document = { documentElement: { hasAttribute: () => isStarted } };
  const navigator = { sendBeacon: (_: string, body: { parts: string[] }) => sent.push(...body.parts) };
  class Blob {
    constructor(readonly parts: string[]) {}
  }
  runInNewContext(shellFailureScript(shell), { window, document, navigator, Blob });
});

const reports = () => sent.map((body) => JSON.parse(body).releases);

describe('a shell that does not stand', () => {
  it('is reported when its file does not come, once', () => {
    listeners.error?.({ target: { src: entry } });
    listeners.error?.({ target: { src: entry } });
    const failure = { kind: 'entry', message: 'The shell did not load', stack: '', route: '/' };
    expect(reports()).toEqual([[{ app: 'shell', release: shell.id, loads: 1, longTasks: 0, failure }]]);
  });

  it('is reported when it throws while it starts', () => {
    listeners.unhandledrejection?.({ reason: new TypeError('no root') });
    expect(reports()[0]?.[0]).toMatchObject({
      failure: { message: 'TypeError: no root', stack: expect.stringContaining('no root') },
    });
  });
});

describe('what is no fault of the shell', () => {
  it('is not reported: a picture that does not come, and what fails once the shell stands', () => {
    listeners.error?.({ target: { src: 'https://lumen.example/media/art/1.jpg' } });
    isStarted = true;
    listeners.unhandledrejection?.({ reason: new Error('an old request') });
    expect(sent).toEqual([]);
  });
});
