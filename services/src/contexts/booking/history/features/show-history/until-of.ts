import type { TimeTravelDto } from '@northlight/contracts';
import type { Until } from '@northlight/event-store';

/** How far into the log a question reaches. */
export const untilOf = ({ at, position }: TimeTravelDto): Until => ({ at: at ? new Date(at) : undefined, position });
