import { showContent } from '@northlight/client';
import type { ContentKey } from '@northlight/contracts';
import { apiQuery } from '@northlight/site-kit';

/** A text that the house may edit, as it is now. */
export const contentOptions = (key: ContentKey) => apiQuery(showContent, { params: { key } });
