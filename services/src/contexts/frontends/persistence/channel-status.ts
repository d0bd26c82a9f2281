import { Injectable } from '@nestjs/common';
import type { ChannelStatusView, NextClimb, ReleaseFiguresView, TrialFigures } from '@northlight/contracts';
import type { Channel } from '../domain/channel.js';
import { type FiguresOfRelease, failuresOf, p75Ms } from '../domain/figures.js';
import { LEAST_LOADS } from '../domain/judge-candidate.js';
import { stepAfter } from '../domain/ramp.js';
import { Registry } from './registry.repository.js';
import { ReleaseFigures } from './release-figures.js';

/** What is live of each front, how a candidate does beside the stable release, and when it climbs. */
@Injectable()
export class ChannelStatus {
  constructor(
    private readonly registry: Registry,
    private readonly figures: ReleaseFigures,
  ) {}

  async all(): Promise<ChannelStatusView[]> {
    const channels = await this.registry.channels();
    return Promise.all(
      channels.map(async (channel) => ({ ...channel, trial: await this.trialOf(channel), next: nextOf(channel) })),
    );
  }

  private async trialOf({ stable, candidate, since }: Channel): Promise<TrialFigures | null> {
    if (!stable || !candidate || !since) return null;
    const [ours, theirs] = await this.figures.of([candidate, stable], { since: new Date(since) });
    return ours && theirs ? { candidate: figuresView(ours), stable: figuresView(theirs) } : null;
  }
}

export const nextOf = ({ percent, since, ramp }: Channel): NextClimb | null =>
  ramp && since
    ? {
        percent: stepAfter(percent),
        at: new Date(Date.parse(since) + ramp.stepMinutes * 60_000).toISOString(),
        loads: LEAST_LOADS,
      }
    : null;

export const figuresView = (figures: FiguresOfRelease): ReleaseFiguresView => ({
  release: figures.release,
  loads: figures.loads,
  failures: failuresOf(figures),
  lcpP75Ms: rounded(p75Ms(figures.lcp)),
  inpP75Ms: rounded(p75Ms(figures.inp)),
});

const rounded = (ms: number | undefined): number | null => (ms === undefined ? null : Math.round(ms));
