import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from 'storybook/internal/types';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', 'storybook-addon-pseudo-states'],
  framework: fileURLToPath(new URL('../dist/builder', import.meta.url)),
  features: { menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
