import { themeBootScript, themeBootStyle } from '@northlight/contracts';
import { normalizeStories } from 'storybook/internal/common';
import type { Options } from 'storybook/internal/types';

/** The document that shows one story. It dresses in the theme before the first paint, as the documents of the site do. */
export const previewDocument = async (options: Options): Promise<string> => {
  const [globals, head, body] = await Promise.all([
    globalsOf(options),
    options.presets.apply<string>('previewHead'),
    options.presets.apply<string>('previewBody'),
  ]);
  const stated = Object.entries(globals).map(
    ([name, value]) => `window[${JSON.stringify(name)}] = ${asScript(value)};`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Specimens</title>
<script>${themeBootScript}</script>
<style>${themeBootStyle}
.sbdocs .docs-story{background:var(--ground)}</style>
<script>${stated.join('\n')}</script>
${head ?? ''}
</head>
<body>
${body ?? ''}
<div id="storybook-root"></div>
<div id="storybook-docs"></div>
<script type="module" src="./sb-preview/runtime.js"></script>
</body>
</html>`;
};

/** What the preview wants to know of the configuration. */
const globalsOf = async ({ presets, configDir, configType, features }: Options): Promise<Record<string, unknown>> => {
  const [core, docs, tags, logLevel, stories] = await Promise.all([
    presets.apply<{ readonly channelOptions?: unknown }>('core'),
    presets.apply('docs'),
    presets.apply('tags', {}),
    presets.apply('logLevel', undefined),
    presets.apply('stories', []),
  ]);
  const listed = normalizeStories(stories, { configDir, workingDir: process.cwd() });
  return {
    CONFIG_TYPE: configType,
    LOGLEVEL: logLevel,
    FRAMEWORK_OPTIONS: {},
    CHANNEL_OPTIONS: core.channelOptions ?? {},
    FEATURES: features ?? {},
    STORIES: listed.map((stated) => ({ ...stated, importPathMatcher: stated.importPathMatcher.source })),
    DOCS_OPTIONS: docs,
    TAGS_OPTIONS: tags,
  };
};

const asScript = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').replaceAll('<', '\\u003c');
