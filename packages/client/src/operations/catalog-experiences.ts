// Made by `npm run codegen` from packages/contracts/src/catalog/routes/experiences.ts.
import type { ArrangeGalleryDto, ChangeExperienceDto, ExperienceView, VenueExperienceView, WriteExperienceDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Arrange the pictures of an experience. */
export const arrangeGallery: Operation<{ params: { id: string | number }; body: Sent<ArrangeGalleryDto, 'seen'> }, ExperienceView> = { method: 'PUT', path: '/api/experiences/:id/gallery' };

/** Change an experience. */
export const changeExperience: Operation<{ params: { id: string | number }; body: Sent<ChangeExperienceDto, 'category' | 'description' | 'displayOrder' | 'duration' | 'isNew' | 'isPopular' | 'maxAge' | 'minAge' | 'name' | 'price' | 'requirements' | 'shortDescription' | 'specialEquipment' | 'tags' | 'version'> }, ExperienceView> = { method: 'PUT', path: '/api/experiences/:id' };

/** Create an experience. */
export const createExperience: Operation<{ body: Sent<WriteExperienceDto, 'displayOrder' | 'isNew' | 'isPopular' | 'maxAge' | 'minAge' | 'requirements' | 'slug' | 'specialEquipment' | 'tags' | 'version'> }, ExperienceView> = { method: 'POST', path: '/api/experiences' };

/** Delete an experience. */
export const deleteExperience: Operation<{ params: { id: string | number }; body?: object }, undefined> = { method: 'DELETE', path: '/api/experiences/:id' };

/** List all experiences. */
export const listExperiences: Operation<object, ExperienceView[]> = { method: 'GET', path: '/api/experiences' };

/** List the experiences of a venue. */
export const listVenueExperiences: Operation<{ params: { slugOrId: string | number } }, VenueExperienceView[]> = { method: 'GET', path: '/api/venues/:slugOrId/experiences' };

/** Show one experience. */
export const showExperience: Operation<{ params: { slug: string | number } }, ExperienceView> = { method: 'GET', path: '/api/experiences/:slug' };
