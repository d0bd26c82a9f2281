import { Injectable } from '@nestjs/common';
import type { FrontFiguresView } from '@northlight/contracts';
import { Clock } from '../../../platform/kernel/clock.js';
import type { Channel } from '../domain/channel.js';
import { figuresView } from './channel-status.js';
import { ReleaseFigures } from './release-figures.js';

const HOUR_MS = 3_600_000;

/** What browsers report of the releases that are live of a front, side by side. */
@Injectable()
export class FrontFigures {
  constructor(
    private readonly figures: ReleaseFigures,
    private readonly clock: Clock,
  ) {}

  /** Since the candidate has its percentage; where nothing is tried, of the last hour. */
  async of({ stable, candidate, since }: Pick<Channel, 'candidate' | 'since'> & { readonly stable: string }) {
    const from = since ?? new Date(this.clock.now().getTime() - HOUR_MS).toISOString();
    const [ours, theirs] = await this.figures.of(candidate ? [stable, candidate] : [stable], { since: new Date(from) });
    if (!ours) throw new Error(`There are no figures of ${stable}`);
    const view: FrontFiguresView = {
      since: from,
      stable: figuresView(ours),
      candidate: theirs ? figuresView(theirs) : null,
    };
    return view;
  }
}
