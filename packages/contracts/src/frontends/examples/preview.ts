import type { PreviewSet, PreviewView } from '../preview.js';
import type { SetPreviewDto } from '../set-preview.dto.js';
import { fronts, releases } from './console.js';
import { app, publishRelease } from './releases.js';

export const setPreview: SetPreviewDto = { releases: [publishRelease.id], faults: [], hours: 8 };

export const previewSet: PreviewSet = {
  link: 'https://northlight.example/web/preview?token=eyJyZWxlYXNlcyI6W119.x0cJ8nVh2qk',
  until: '2026-12-02T17:30:00.000Z',
};

const [{ team, stable, candidate, lastGood }] = fronts as [(typeof fronts)[number]];

export const preview: PreviewView = {
  ...previewSet,
  fronts: [
    {
      ...{ app, team, isShell: false },
      ...{ stable: stable.id, candidate: candidate?.id ?? null, lastGood: lastGood?.id ?? null },
      releases: releases.map(({ id, version, publishedAt, bytes }) => ({ id, version, publishedAt, bytes })),
    },
  ],
};
