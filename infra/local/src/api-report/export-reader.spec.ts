import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ExportReader } from './export-reader.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northlight-exports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const save = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const exportsOf = (text: string) => {
  save('index.tsx', text);
  return new ExportReader().exportsOf(join(folder, 'index.tsx'));
};
const formOf = (text: string): string | undefined => exportsOf(`export ${text}`).values().next().value?.declaration;

describe('the names that a module exports', () => {
  it('are followed through other modules, lists and renames to what they are', () => {
    save('door.ts', 'export class Door {}\nexport interface Key {}\nconst hidden = 1;\nexport { hidden as shown };\n');
    const exported = exportsOf(`
import { Key } from './door.js';
export * from './door.js';
export { Door as Gate } from './door.ts';
export type { Door as DoorType } from './door.ts';
export { useQuery, type QueryKey } from 'a-library';
export { Key as Opener };
`);
    expect([...exported].map(([name, { kind, declaration }]) => [name, kind, declaration])).toEqual([
      ['Door', 'value', 'class Door {}'],
      ['Key', 'type', 'interface Key {}'],
      ['shown', 'value', 'const hidden = 1'],
      ['Gate', 'value', 'class Door {}'],
      ['DoorType', 'type', 'class Door {}'],
      ['useQuery', 'value', "useQuery from 'a-library'"],
      ['QueryKey', 'type', "QueryKey from 'a-library'"],
      ['Opener', 'type', 'interface Key {}'],
    ]);
  });

  it.each([
    'export default function open() {}',
    'export const { open } = door;',
    "export * from 'a-library';",
    'export { open };',
  ])('are refused where they cannot be told: %s', (text) => {
    expect(() => exportsOf(text)).toThrow(/index\.tsx/);
  });
});

describe('the declaration of a name', () => {
  it.each([
    ['a body', 'function open(door: Door): void { knock(); }', 'function open(door: Door): void { enter(); }'],
    [
      'a comment',
      'interface Door { wide: number }',
      '/** A door. */ interface Door {\n  // in meters\n  wide: number;\n}',
    ],
    ['lines', 'const open = (door: Door, key: Key) => 1', 'const open = (\n  door: Door,\n  key: Key,\n) => 2'],
    ['a style', 'const Door = styled.div`color: red`', 'const Door = styled.div`color: blue`'],
    ['a private member', 'class Door { private a = 1; open() {} }', 'class Door { open() { knock(); } #b = 2 }'],
    ['a decorator', 'class Door { @IsInt() wide: number }', 'class Door { @Min(1) @IsInt() wide: number }'],
  ])('stays when %s changes', (_, before, after) => {
    expect(formOf(after)).toBe(formOf(before));
  });

  it.each([
    ['a parameter', 'const open = (door: Door) => 1', 'const open = (door: Door, key?: Key) => 1'],
    ['a member', 'interface Door { wide: number }', 'interface Door { wide?: number }'],
    ['a constant', 'const widest = 3', 'const widest = 4'],
    ['what its attributes are', 'const Door = styled.div<{ $wide: boolean }>``', 'const Door = styled.div``'],
  ])('changes with %s', (_, before, after) => {
    expect(formOf(after)).not.toBe(formOf(before));
  });

  it('is told with the types of its own file, so that a component changes with its props', () => {
    const door = (props: string): string | undefined =>
      formOf(`function Door({ wide }: DoorProps) { return <i>{wide}</i>; }\ninterface DoorProps { ${props} }`);
    expect(door('wide: number')).toBe('function Door({ wide }: DoorProps); interface DoorProps { wide: number }');
    expect(door('wide: number; isOpen?: boolean')).not.toBe(door('wide: number'));
  });
});
