// Made by `npm run codegen` from packages/contracts/src/correspondence/routes/content.ts.
import type { ContentEntryView, ContentView, EditableContentView, Page, PageDto, WriteContentDto, WrittenContentView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** List the editable texts of the site. */
export const listContent = /* @__PURE__ */ operation<object, ContentEntryView[]>('GET', '/api/admin/content');

/** Show a text as its editors see it. */
export const editContent = /* @__PURE__ */ operation<{ params: { key: string | number } }, EditableContentView>('GET', '/api/admin/content/:key');

/** List the versions of a text. */
export const listContentVersions = /* @__PURE__ */ operation<{ params: { key: string | number }; query?: Partial<Sent<PageDto>> }, Page<ContentEntryView>>('GET', '/api/admin/content/:key/versions');

/** Show one version of a text. */
export const showContentVersion = /* @__PURE__ */ operation<{ params: { key: string | number; version: string | number } }, WrittenContentView>('GET', '/api/admin/content/:key/versions/:version');

/** Show a text of the site. */
export const showContent = /* @__PURE__ */ operation<{ params: { key: string | number } }, ContentView>('GET', '/api/content/:key');

/** Save a new version of a text. */
export const writeContent = /* @__PURE__ */ operation<{ params: { key: string | number }; body: Sent<WriteContentDto> }, undefined>('PUT', '/api/admin/content/:key');
