import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { partsIn, type Stories, storiesIn, withoutSpecimen } from './support/parts.ts';

const folder = 'packages/specimens/src';

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const stories = files.map((file): Stories & { readonly door: string } => ({
  ...storiesIn(readFileSync(join(folder, file), 'utf8')),
  door: basename(dirname(file)),
}));
const report = readFileSync('packages/site-kit/api.txt', 'utf8');

describe('the specimens', () => {
  it('show every part that site-kit exports', () => {
    expect(withoutSpecimen(partsIn(report), stories)).toEqual([]);
  });

  it('lie in a folder for each door of site-kit, and say what their part is for', () => {
    expect(stories.filter(({ title, door }) => !title.startsWith(`${door}/`))).toEqual([]);
    expect(stories.filter(({ hasUsage }) => !hasUsage)).toEqual([]);
  });
});

describe('a part without a specimen', () => {
  const exported = `[./ui]
Menu value 1.0.0 function Menu({ label, children }: MenuProps)
Skeleton value 1.0.0 const Skeleton = styled.div\`…\`
Tab type 1.0.0 interface Tab { readonly id: string }
isVideo value 1.0.0 const isVideo = (src: string) =>

[.]
HttpError value 1.0.0 class HttpError extends Error { }
Link value 1.0.0 Link from 'react-router'
`;

  it('is a component, and neither a function, a class of errors nor what another library exports', () => {
    expect(partsIn(exported)).toEqual(['Menu', 'Skeleton']);
  });

  it('is named', () => {
    const shown = storiesIn("const meta = { title: 'ui/Menu', component: Menu, parameters: usage('…') };");
    expect(withoutSpecimen(partsIn(exported), [shown])).toEqual(['Skeleton has no specimen in packages/specimens/src']);
  });

  it('is found beside another one of its file', () => {
    const shown = storiesIn("title: 'ui/Menu',\n component: Menu,\n subcomponents: { Skeleton: Skeleton as unknown },");
    expect(withoutSpecimen(partsIn(exported), [shown])).toEqual([]);
  });
});
