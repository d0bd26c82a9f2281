import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';
import { startModule } from './hoist-runtime.js';
import { supportedBrowsers } from './supported-browsers.js';
import { textModules } from './text-modules.js';

const loaderOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * How source becomes JavaScript. Decorators are the legacy ones, because the forms use the class-validator DTO
 * classes of packages/contracts; their metadata is left out, no browser code reads it.
 */
export const rulesFor = (isDevelopment: boolean): RuleSetRule[] => [
  scriptRule(/\.ts$/, false, isDevelopment),
  scriptRule(/\.tsx$/, true, isDevelopment),
  packageRule,
  { test: /[\\/](?:@module-federation|styled-components)[\\/].*\.js$/, loader: loaderOf('leave-out.js') },
  // these run after the two above: they read JavaScript
  { test: textModules, exclude: /node_modules/, enforce: 'post', loader: loaderOf('compile-texts.js') },
  { test: /\.tsx?$/, exclude: [/node_modules/, textModules], enforce: 'post', loader: loaderOf('read-texts.js') },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
  {
    test: /\.(svg|avif|webp|jpg|png)$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]' },
  },
  { test: /\.css$/, type: 'css/auto' },
];

/** Packages of the site that were installed: modern JavaScript, which the oldest browsers may not understand. */
const packageRule: RuleSetRule = {
  test: /[\\/]node_modules[\\/]@northlight[\\/].*\.js$/,
  loader: 'builtin:swc-loader',
  options: { env: { targets: [...supportedBrowsers] }, jsc: { parser: { syntax: 'ecmascript' } } },
};

/** How a container starts: the shell brings it for all. */
export const startRule = (isShell: boolean): RuleSetRule => ({
  test: startModule,
  loader: loaderOf('hoist-runtime.js'),
  options: { isShell },
});

/** Icons of a front are made by the site-kit that the shell brings. */
export const iconRule: RuleSetRule = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
  loader: loaderOf('shared-icons.js'),
};

const scriptRule = (test: RegExp, tsx: boolean, isDevelopment: boolean): RuleSetRule => ({
  test,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  options: {
    env: { targets: [...supportedBrowsers] },
    jsc: {
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
      },
    },
  },
});
