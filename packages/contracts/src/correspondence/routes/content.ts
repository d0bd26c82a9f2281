import { type Page, PageDto } from '../../page.js';
import { noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { type ContentView, WriteContentDto } from '../content.js';
import { type ContentEntryView, type EditableContentView, type WrittenContentView } from '../content-views.js';
import * as examples from '../examples/content.js';

export const contentRoutes = routeGroup('Content', {
  listContent: route('GET /api/admin/content', {
    summary: 'List the editable texts of the site',
    access: ['admin'],
    answer: ok<ContentEntryView[]>('The texts that may be edited, and who wrote each of them last.'),
    example: { answer: examples.entries },
  }),
  editContent: route('GET /api/admin/content/:key', {
    summary: 'Show a text as its editors see it',
    access: ['admin'],
    answer: ok<EditableContentView>('The text as it was written, and what its names stand for now.'),
    refuses: ['CONTENT_NOT_FOUND'],
    example: { params: { key: 'contact-faq' }, answer: examples.editable },
  }),
  listContentVersions: route('GET /api/admin/content/:key/versions', {
    summary: 'List the versions of a text',
    access: ['admin'],
    query: PageDto,
    answer: ok<Page<ContentEntryView>>('A page of its versions, the last first.'),
    refuses: ['CONTENT_NOT_FOUND'],
    example: { params: { key: 'contact-faq' }, query: { limit: 20 }, answer: examples.versions },
  }),
  showContentVersion: route('GET /api/admin/content/:key/versions/:version', {
    summary: 'Show one version of a text',
    access: ['admin'],
    answer: ok<WrittenContentView>('One version as it was written.'),
    refuses: ['CONTENT_NOT_FOUND'],
    example: { params: { key: 'contact-faq', version: '2' }, answer: examples.written },
  }),
  showContent: route('GET /api/content/:key', {
    summary: 'Show a text of the site',
    access: 'everyone',
    answer: ok<ContentView>('A text in blocks.'),
    caching: 'public, max-age=0, must-revalidate',
    refuses: ['CONTENT_NOT_FOUND'],
    example: { params: { key: 'contact-faq' }, answer: examples.content },
  }),
  writeContent: route('PUT /api/admin/content/:key', {
    summary: 'Save a new version of a text',
    access: ['admin'],
    body: WriteContentDto,
    answer: noContent('The next read of anybody has the new text.'),
    refuses: ['CONTENT_NOT_FOUND'],
    example: { params: { key: 'contact-faq' }, body: examples.writeContent },
  }),
});
