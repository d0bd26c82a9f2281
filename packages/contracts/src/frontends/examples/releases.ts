import type { PublishReleaseDto } from '../publish-release.dto.js';
import type { ChannelStatusView, ChannelView, FrontSteered, ReleasePublished } from '../release.js';
import type { SteerFrontDto } from '../steer-front.dto.js';

export const app = 'mfe-catalog';
export const build = '4f9c2d7a81b3';
export const file = 'venues.4c1e8a90.js';
const entry = 'catalog.b07d52f1.js';
const id = `catalog_${build}`;

/** As long as a real one. */
const hash = `sha256-${'A'.repeat(43)}=`;

export const publishRelease: PublishReleaseDto = {
  id,
  app,
  build,
  version: '1.1.0',
  container: id,
  entry: `/r/${app}/${build}/${entry}`,
  integrity: hash,
  files: [
    { path: entry, size: 68_412, br: 21_903, sri: hash },
    { path: file, size: 30_118, br: 9_204, sri: hash },
  ],
  needs: { react: '^19.2.0', 'mf-runtime': '~2.9.0' },
  exposes: ['./routes'],
  routes: ['/experiences', '/experiences/*', '/venues', '/venues/*'],
  copies: [],
  first: { '/venues': [file] },
};

export const released: ReleasePublished = { id, missing: [entry, file] };

const channel: ChannelView = {
  app,
  stable: 'catalog_9be07c15d2f4',
  candidate: id,
  percent: 10,
  lastGood: 'catalog_1a20f6e3c8d7',
  killed: false,
  revision: 8,
  since: '2026-12-01T15:00:00.000Z',
  ramp: null,
  stopped: null,
};

const figures = { loads: 412, failures: 1, lcpP75Ms: 1_240, inpP75Ms: 88 };

export const channels: ChannelStatusView[] = [
  {
    ...channel,
    trial: {
      stable: { ...figures, release: 'catalog_9be07c15d2f4' },
      candidate: { release: id, loads: 41, failures: 0, lcpP75Ms: 1_180, inpP75Ms: 80 },
    },
    next: null,
  },
];

export const steerFront: SteerFrontDto = {
  action: 'promote',
  release: id,
  percent: 10,
  revision: 7,
  who: 'release pipeline',
};

export const steered: FrontSteered = { channel, changed: true };
