// Made by `npm run codegen` from packages/contracts/src/frontends/routes/preview.ts.
import type { LinkPreviewDto, PreviewSet, PreviewView, SetPreviewDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Show what this browser may be shown. */
export const showPreview: Operation<object, PreviewView> = { method: 'GET', path: '/api/fronts/preview' };

/** Show this browser other releases. */
export const setPreview: Operation<{ body: Sent<SetPreviewDto> }, PreviewSet> = { method: 'POST', path: '/api/fronts/preview' };

/** Make a link to a preview. */
export const linkPreview: Operation<{ body: Sent<LinkPreviewDto, 'local'> }, PreviewSet> = { method: 'POST', path: '/api/fronts/preview/links' };
