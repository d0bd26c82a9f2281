import { describe, expect, it } from '@jest/globals';
import { folderOf, type PictureName } from '../subject.js';
import { subjects } from '../subjects.js';
import { icons, tabIcon } from './mark.js';
import { previews } from './previews.js';

const drawn = new Set(
  subjects.flatMap((subject) =>
    subject.pictures.map(({ name }: { name: PictureName }) => `${folderOf(subject)}/${name}.jpg`),
  ),
);

describe('the previews of links', () => {
  it('are made of pictures that are drawn', () => {
    expect(previews.flatMap(({ from }) => from).filter((file) => !drawn.has(file))).toEqual([]);
  });

  it('are one picture or three', () => {
    expect(new Set(previews.map(({ from }) => from.length))).toEqual(new Set([1, 3]));
  });

  it('are there for each experience and each venue', () => {
    const folders = previews.map(({ folder }) => folder);
    const shown = subjects.filter(({ shelf }) => shelf === 'experiences' || shelf === 'venues').map(folderOf);
    expect(folders).toEqual(expect.arrayContaining(shown));
  });

  it('are never the same twice', () => {
    expect(new Set(previews.map(({ from }) => String(from))).size).toBeGreaterThan(previews.length - 2);
  });
});

describe('the mark', () => {
  it('wears the theme of the system in a tab', () => {
    expect(tabIcon()).toMatch(/prefers-color-scheme:dark/);
    expect(tabIcon().match(/class="i"/g)).toHaveLength(2);
  });

  it('has the size that its name says', () => {
    for (const [name, { size, svg }] of Object.entries(icons)) {
      if (/\d/.test(name)) expect(name).toContain(String(size));
      expect(svg).toContain(`width="${size}"`);
    }
  });
});
