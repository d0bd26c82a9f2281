import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontVersions } from '@northlight/create-front';
import { PlainError } from '../processes/plain-error.js';

interface Stated {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const statedIn = (folder: string): Stated => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Stated;

/** The version that a folder of this repository states of a package. */
const stated = (folder: string, name: string): string => {
  const { dependencies, devDependencies } = statedIn(folder);
  const version = dependencies?.[name] ?? devDependencies?.[name];
  if (!version) throw new PlainError(`${folder}/package.json does not state ${name}, which a new front installs.`);
  return version;
};

/** The packages that a new front installs. @param addressOf where one of this repository is, by its folder and version */
export function frontVersions(addressOf: (folder: string, version: string) => string): FrontVersions {
  const own = (folder: string) => addressOf(folder, statedIn(join('packages', folder)).version);
  return {
    siteKit: own('site-kit'),
    contracts: own('contracts'),
    client: own('client'),
    texts: own('texts'),
    frontTools: own('front-tools'),
    react: stated('shell', 'react'),
    styledComponents: stated('shell', 'styled-components'),
    typesReact: stated('.', '@types/react'),
    jest: stated('.', 'jest'),
    swcJest: stated('.', '@swc/jest'),
    testingDom: stated('.', '@testing-library/dom'),
    testingReact: stated('.', '@testing-library/react'),
    reflectMetadata: stated('services', 'reflect-metadata'),
    typescript: stated('.', 'typescript'),
    playwrightCore: stated('infra/local', 'playwright-core'),
  };
}
