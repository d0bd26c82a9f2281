import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { themeBootScript, themeGrounds } from '@northlight/contracts';
import { act, renderHook } from '@testing-library/react';
import { withSystemTheme } from '../testing/browser.ts';
import { useTheme } from './theme-choice.ts';

const shown = () => document.documentElement.dataset.theme;
const boot = () => new Function(themeBootScript)();

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the document before its first paint', () => {
  it.each(['light', 'dark'] as const)('follows a %s system', (system) => {
    withSystemTheme(system);
    boot();
    expect(shown()).toBe(system);
  });

  it('takes the visitor’s own choice first', () => {
    withSystemTheme('dark');
    localStorage.setItem('theme', 'light');
    boot();
    expect(shown()).toBe('light');
  });

  it('follows the system when the saved word means nothing, or storage is blocked', () => {
    withSystemTheme('dark');
    localStorage.setItem('theme', 'sepia');
    boot();
    expect(shown()).toBe('dark');
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    boot();
    blocked.mockRestore();
    expect(shown()).toBe('dark');
  });
});

describe('the switch in the top bar', () => {
  it('follows the system until the visitor chooses', () => {
    const system = withSystemTheme('light');
    const { result } = renderHook(useTheme);
    act(() => system('dark'));
    expect(result.current.name).toBe('dark');

    act(() => result.current.toggle());
    expect(localStorage.getItem('theme')).toBe('light');
    act(() => system('light'));
    act(() => system('dark'));
    expect(result.current.name).toBe('light');
  });

  it('changes with the choice in another tab', () => {
    withSystemTheme('light');
    const { result } = renderHook(useTheme);
    localStorage.setItem('theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
    expect(result.current.name).toBe('dark');
  });
});

describe('the bars of the browser', () => {
  it('wear the theme that was chosen, whatever the system says', () => {
    withSystemTheme('light');
    document.head.innerHTML = ['light', 'dark']
      .map((theme) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="red">`)
      .join('');
    const { result } = renderHook(useTheme);
    act(() => result.current.toggle());
    const colours = [...document.querySelectorAll('meta')].map(({ content }) => content);
    expect(colours).toEqual([themeGrounds.dark, themeGrounds.dark]);
    document.head.replaceChildren();
  });
});
