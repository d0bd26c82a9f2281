import type { FollowerParts } from '@northlight/event-store/consume';
import { yieldToAnswers } from '../kernel/processor-load.js';
import { logger } from '../observability/logger.js';
import { withContext } from '../observability/request-context.js';

/** What a subscription of the services stands on: what a command that it runs decides carries the event's name as its request. */
export const followerParts = (own: Pick<FollowerParts, 'pool' | 'types' | 'clock'>): FollowerParts => ({
  ...own,
  logger,
  around: ({ requestId = '', actor = 'worker' }, effect) => withContext({ requestId, actor }, effect),
  yieldToOthers: yieldToAnswers,
});
