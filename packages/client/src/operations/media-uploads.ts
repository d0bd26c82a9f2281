// Made by `npm run codegen` from packages/contracts/src/media/routes/uploads.ts.
import type { FindUploadsDto, UploadView, UploadsAcceptedView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** List the uploads for an entry. */
export const listUploads = /* @__PURE__ */ operation<{ query?: Partial<Sent<FindUploadsDto>> }, UploadView[]>('GET', '/api/uploads');

/** Show the state of an upload. */
export const showUpload = /* @__PURE__ */ operation<{ params: { id: string | number } }, UploadView>('GET', '/api/uploads/:id');

/** Upload the main picture or video of an experience. */
export const uploadExperiencePicture = /* @__PURE__ */ operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView>('POST', '/api/upload/experience/:id');

/** Upload pictures for the gallery of an experience. */
export const uploadExperienceGallery = /* @__PURE__ */ operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView>('POST', '/api/upload/experience/:id/gallery');

/** Upload the picture of a plan. */
export const uploadMembershipPicture = /* @__PURE__ */ operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView>('POST', '/api/memberships/:id/image');

/** Upload the picture of a product. */
export const uploadProductPicture = /* @__PURE__ */ operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView>('POST', '/api/upload/product/:id');

/** Upload the main picture or video of a venue. */
export const uploadVenuePicture = /* @__PURE__ */ operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView>('POST', '/api/upload/venue/:id');

/** Upload pictures for the gallery of a venue. */
export const uploadVenueGallery = /* @__PURE__ */ operation<{ params: { id: string | number }; body: FormData; idempotencyKey?: string }, UploadsAcceptedView>('POST', '/api/upload/venue/:id/gallery');
