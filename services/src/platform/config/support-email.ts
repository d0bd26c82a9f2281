import type { Settings } from './settings.js';

/** Where messages of visitors go: `SUPPORT_EMAIL`, else `support@` the host of the site. */
export const supportEmailOf = ({ SUPPORT_EMAIL, PUBLIC_URL }: Pick<Settings, 'SUPPORT_EMAIL' | 'PUBLIC_URL'>): string =>
  SUPPORT_EMAIL || `support@${new URL(PUBLIC_URL).hostname}`;
