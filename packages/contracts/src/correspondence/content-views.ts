import type { AuditEntryView } from '../operations/audit.dto.js';
import type { ContentKey, ContentView } from './content.js';
import type { ContentNames } from './content-names.js';

/** Who wrote a version; nobody wrote the first, which came with the house. */
export type ContentWriter = Pick<AuditEntryView, 'whoId' | 'who' | 'role'>;

/** One of GET /api/admin/content: a text without what it says. */
export interface ContentEntryView {
  readonly key: ContentKey;
  readonly version: number;
  readonly updatedAt: string;
  readonly by: ContentWriter | null;
}

/** GET /api/admin/content/{key}/versions/{version}: a text as it was written, with its names not filled in. */
export interface WrittenContentView extends ContentView {
  readonly by: ContentWriter | null;
}

/** GET /api/admin/content/{key}: the present version, and what its names stand for now. */
export interface EditableContentView extends WrittenContentView {
  readonly names: ContentNames;
}
