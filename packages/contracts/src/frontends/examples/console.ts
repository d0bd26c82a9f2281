import type { Page } from '../../page.js';
import type {
  FrontChangeView,
  FrontErrorView,
  FrontReleaseView,
  FrontView,
  KeptReleaseView,
} from '../console-views.js';
import type { OrderFrontDto } from '../order-front.dto.js';
import type { ChannelStatusView, FrontSteered, TrialFigures } from '../release.js';
import { app, channels, publishRelease } from './releases.js';

const [{ trial, next: _, ...channel }] = channels as [ChannelStatusView & { readonly trial: TrialFigures }];

const bytes = { entry: 7_210, firstVisit: 31_107, scripts: 88_402, other: 0 };
const stable: FrontReleaseView = {
  id: channel.stable ?? '',
  version: '1.0.0',
  publishedAt: '2026-12-01T15:00:00.000Z',
  bytes,
};
const candidate: FrontReleaseView = { ...stable, id: publishRelease.id, version: publishRelease.version };

export const change: FrontChangeView = {
  revision: channel.revision,
  action: 'promote',
  at: '2026-12-02T09:30:00.000Z',
  who: 'sam',
  whoId: 1,
  reason: 'A tenth of visitors over lunch',
  from: { stable: channel.stable, candidate: null, percent: 0, killed: false },
  to: { stable: channel.stable, candidate: channel.candidate, percent: channel.percent, killed: false },
};

export const fronts: FrontView[] = [
  {
    app,
    team: 'catalog',
    stable,
    candidate,
    percent: channel.percent,
    lastGood: { ...stable, id: channel.lastGood ?? '' },
    killed: false,
    revision: channel.revision,
    since: channel.since,
    figures: { since: channel.since ?? '', stable: trial.stable, candidate: trial.candidate },
    next: null,
    stopped: null,
    lastChange: change,
  },
];

export const changes: Page<FrontChangeView> = { items: [change], nextCursor: null };

export const releases: KeptReleaseView[] = [
  { ...candidate, isProtected: false, goesAfter: null },
  { ...stable, isProtected: false, goesAfter: null },
];

export const orderFront: OrderFrontDto = {
  action: 'promote',
  release: publishRelease.id,
  percent: channel.percent,
  revision: channel.revision - 1,
  reason: 'A tenth of visitors over lunch',
};

export const ordered: FrontSteered = { channel, changed: true };

export const errors: FrontErrorView[] = [
  {
    id: '9a4c0de17b52f836',
    release: publishRelease.id,
    kind: 'render',
    message: "Cannot read properties of undefined (reading 'price')",
    route: '/experience/*',
    count: 12,
    firstSeen: '2026-12-02T09:31:00.000Z',
    lastSeen: '2026-12-02T09:44:00.000Z',
    frames: [
      { text: 'mfe-catalog/src/features/price/price.tsx:14:22', isMapped: true },
      { text: `at /r/${app}/${publishRelease.build}/${publishRelease.files[0]?.path}:1:2048`, isMapped: false },
    ],
  },
];
