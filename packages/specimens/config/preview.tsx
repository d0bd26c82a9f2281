import { MemoryRouter, SiteProvider, type ThemeName, useTheme } from '@northlight/site-kit';
import type { Decorator, Preview } from '@storybook/react';
import { type ReactNode, useEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { type Answers, answerWith } from '../src/support/answers.ts';

addons.getChannel().on('specimens/rebuilt', () => location.reload());

/** What the shell puts around every page, and the theme of the toolbar, chosen as a visitor chooses it. */
const onSite: Decorator = (Story, { globals, parameters }) => {
  answerWith((parameters.answers ?? {}) as Answers);
  return (
    <SiteProvider>
      <MemoryRouter>
        <InTheme name={globals.theme as ThemeName}>
          <Story />
        </InTheme>
      </MemoryRouter>
    </SiteProvider>
  );
};

function InTheme({ name, children }: { readonly name: ThemeName; readonly children: ReactNode }) {
  const shown = useTheme();
  useEffect(() => {
    if (shown.name !== name) shown.toggle();
  }, [shown, name]);
  return children;
}

const sized = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onSite],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme of the site',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical' } },
    viewport: {
      options: {
        small: sized('Smallest phone, 320', 320, 640),
        phone: sized('Phone, 390', 390, 844),
        desk: sized('Desk, 1440', 1440, 900),
      },
    },
  },
};

export default preview;
