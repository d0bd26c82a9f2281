// Made by `npm run codegen` from packages/contracts/src/catalog/routes/experiences.ts.
import type { ArrangeGalleryDto, ChangeExperienceDto, ExperienceView, VenueExperienceView, WriteExperienceDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Arrange the pictures of an experience. */
export const arrangeGallery = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<ArrangeGalleryDto> }, ExperienceView>('PUT', '/api/experiences/:id/gallery');

/** Change an experience. */
export const changeExperience = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<ChangeExperienceDto> }, ExperienceView>('PUT', '/api/experiences/:id');

/** Create an experience. */
export const createExperience = /* @__PURE__ */ operation<{ body: Sent<WriteExperienceDto> }, ExperienceView>('POST', '/api/experiences');

/** Delete an experience. */
export const deleteExperience = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, undefined>('DELETE', '/api/experiences/:id');

/** List all experiences. */
export const listExperiences = /* @__PURE__ */ operation<object, ExperienceView[]>('GET', '/api/experiences');

/** List the experiences of a venue. */
export const listVenueExperiences = /* @__PURE__ */ operation<{ params: { slugOrId: string | number } }, VenueExperienceView[]>('GET', '/api/venues/:slugOrId/experiences');

/** Show one experience. */
export const showExperience = /* @__PURE__ */ operation<{ params: { slug: string | number } }, ExperienceView>('GET', '/api/experiences/:slug');
