import type { LoaderContext } from '@rspack/core';
import { builtinResolvers, parse } from 'react-docgen';

/**
 * A bundler loader: reads the properties of the components in a file, with their comments, from its types. Storybook's own
 * reader wants the compiler as a library, which TypeScript is no more.
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default function readProps(this: LoaderContext, source: string): string {
  const described = componentsIn(source, this.resourcePath).filter(({ displayName }) => displayName);
  return [source, ...described.map((docs) => `${docs.displayName}.__docgenInfo = ${JSON.stringify(docs)};`)].join('\n');
}

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

const componentsIn = (source: string, filename: string): ReturnType<typeof parse> => {
  try {
    return parse(source, { filename, resolver, babelOptions: { babelrc: false, configFile: false } });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return [];
    throw error;
  }
};
