import { describe, expect, it } from '@jest/globals';
import { importsOf, rangeOf, unknownOf } from './ranges.js';
import type { Listed, Report } from './report.js';

const since = (name: string, version: string, entry = '.'): Listed => ({
  entry,
  name,
  kind: 'value',
  declaration: '',
  since: version,
});
const at = (version: string): Report => ({
  version,
  exports: [since('open', '1.0.0'), since('close', '1.9.0'), since('lock', '1.10.0'), since('bolt', '2.3.0', './ui')],
});

describe('what a text imports of a package', () => {
  it('is told by names and entries, of types, under other names, on demand and in generated code', () => {
    const text = `
import { open, type Door, close as shut } from '@kit/doors';
import { bolt } from '@kit/doors/ui';
import { other } from '@kit/doors-and-more';
const later = () => import('@kit/doors/later');
const generated = "import { lock } from '@kit/doors';";
export { knock } from '@kit/doors';
`;
    expect(importsOf(text, '@kit/doors')).toEqual({
      names: ['open', 'Door', 'close', 'lock', 'knock'],
      entries: ['./ui', './later'],
    });
  });
});

describe('the range of who imports', () => {
  it('begins at the version in which the newest of it came', () => {
    expect(rangeOf([], at('1.10.0'))).toBe('^1.0.0');
    expect(rangeOf(['lock', 'open', 'close'], at('1.10.0'))).toBe('^1.10.0');
  });

  it('goes on through each major version after that', () => {
    expect(rangeOf(['open', 'close'], at('3.1.0'))).toBe('^1.9.0 || ^2.0.0 || ^3.0.0');
  });

  it('is none for what the main module does not export', () => {
    expect(unknownOf(['open', 'bolt', 'knock'], at('2.3.0'))).toEqual(['bolt', 'knock']);
  });
});
