import { fileURLToPath } from 'node:url';

/** What makes a framework of this folder to Storybook: React, bundled by us. */
export const core = {
  builder: fileURLToPath(new URL('index.js', import.meta.url)),
  renderer: '@storybook/react',
};
