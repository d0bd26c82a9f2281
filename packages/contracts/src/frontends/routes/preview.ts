import { ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/preview.js';
import { type PreviewSet, type PreviewView } from '../preview.js';
import { LinkPreviewDto, SetPreviewDto } from '../set-preview.dto.js';

export const previewRoutes = routeGroup('Releases', {
  showPreview: route('GET /api/fronts/preview', {
    summary: 'Show what this browser may be shown',
    access: 'everyone',
    answer: ok<PreviewView>(
      'The preview of this browser, and the releases of each front. For people who deploy, and browsers that have a preview.',
    ),
    refuses: ['NOT_ALLOWED'],
    caching: 'no-store',
    example: { answer: examples.preview },
  }),
  setPreview: route('POST /api/fronts/preview', {
    summary: 'Show this browser other releases',
    access: 'everyone',
    body: SetPreviewDto,
    answer: ok<PreviewSet>(
      'The cookie of the preview is set, or taken back. For people who deploy; a browser that has a preview by a link chooses anew until its end.',
    ),
    refuses: ['NOT_ALLOWED', 'FRONT_NOT_FOUND', 'RELEASE_NOT_FOUND'],
    example: { body: examples.setPreview, answer: examples.previewSet },
  }),
  linkPreview: route('POST /api/fronts/preview/links', {
    summary: 'Make a link to a preview',
    access: 'deploy-token',
    body: LinkPreviewDto,
    answer: ok<PreviewSet>('A signed link: the browser that opens it is shown these releases until the preview ends.'),
    refuses: ['FRONT_NOT_FOUND', 'RELEASE_NOT_FOUND'],
    example: { body: examples.setPreview, answer: examples.previewSet },
  }),
});
