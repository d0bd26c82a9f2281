import type { ReportReleasesDto } from '../report-releases.dto.js';
import { app, build } from './releases.js';

const release = `catalog_${build}`;

export const reports: ReportReleasesDto = {
  releases: [
    {
      app,
      release,
      loads: 1,
      longTasks: 2,
      lcpMs: 1_180,
      inpMs: 72,
      failure: {
        kind: 'render',
        message: "TypeError: Cannot read properties of undefined (reading 'price')",
        stack: `at Price (/r/${app}/${build}/page.4c1e8a90.js:1:2048)`,
        route: '/experience/*',
      },
    },
  ],
};
