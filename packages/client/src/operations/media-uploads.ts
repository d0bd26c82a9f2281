// Made by `npm run codegen` from packages/contracts/src/media/routes/uploads.ts.
import type { FindUploadsDto, UploadView, UploadsAcceptedView } from '@northlight/contracts';
import type { Operation, SentQuery } from '../operation.js';

/** List the uploads for an entry. */
export const listUploads: Operation<{ query: SentQuery<FindUploadsDto> }, UploadView[]> = { method: 'GET', path: '/api/uploads' };

/** Show the state of an upload. */
export const showUpload: Operation<{ params: { id: string | number } }, UploadView> = { method: 'GET', path: '/api/uploads/:id' };

/** Upload the main picture or video of an experience. */
export const uploadExperiencePicture: Operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView> = { method: 'POST', path: '/api/upload/experience/:id' };

/** Upload pictures for the gallery of an experience. */
export const uploadExperienceGallery: Operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView> = { method: 'POST', path: '/api/upload/experience/:id/gallery' };

/** Upload the picture of a plan. */
export const uploadMembershipPicture: Operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView> = { method: 'POST', path: '/api/memberships/:id/image' };

/** Upload the picture of a product. */
export const uploadProductPicture: Operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView> = { method: 'POST', path: '/api/upload/product/:id' };

/** Upload the main picture of a venue. */
export const uploadVenuePicture: Operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView> = { method: 'POST', path: '/api/upload/venue/:id' };

/** Upload pictures for the gallery of a venue. */
export const uploadVenueGallery: Operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView> = { method: 'POST', path: '/api/upload/venue/:id/gallery' };
