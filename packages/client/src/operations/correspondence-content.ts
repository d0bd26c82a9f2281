// Made by `npm run codegen` from packages/contracts/src/correspondence/routes/content.ts.
import type { ContentEntryView, ContentView, EditableContentView, Page, PageDto, WriteContentDto, WrittenContentView } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** List the editable texts of the site. */
export const listContent: Operation<object, ContentEntryView[]> = { method: 'GET', path: '/api/admin/content' };

/** Show a text as its editors see it. */
export const editContent: Operation<{ params: { key: string | number } }, EditableContentView> = { method: 'GET', path: '/api/admin/content/:key' };

/** List the versions of a text. */
export const listContentVersions: Operation<{ params: { key: string | number }; query?: SentQuery<PageDto, 'cursor' | 'limit'> }, Page<ContentEntryView>> = { method: 'GET', path: '/api/admin/content/:key/versions' };

/** Show one version of a text. */
export const showContentVersion: Operation<{ params: { key: string | number; version: string | number } }, WrittenContentView> = { method: 'GET', path: '/api/admin/content/:key/versions/:version' };

/** Show a text of the site. */
export const showContent: Operation<{ params: { key: string | number } }, ContentView> = { method: 'GET', path: '/api/content/:key' };

/** Save a new version of a text. */
export const writeContent: Operation<{ params: { key: string | number }; body: Sent<WriteContentDto> }, undefined> = { method: 'PUT', path: '/api/admin/content/:key' };
