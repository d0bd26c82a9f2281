// Made by `npm run codegen` from packages/contracts/src/catalog/routes/venues.ts.
import type { ArrangeGalleryDto, ChangeVenueDto, CloseDaysDto, DaySpanDto, ManagedVenueDetailView, ManagedVenueView, OfferExperienceDto, VenueDetailView, VenueView, WriteHoursDto, WriteVenueDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Arrange the pictures of a venue. */
export const arrangeVenueGallery: Operation<{ params: { id: string | number }; body: Sent<ArrangeGalleryDto, 'seen'> }, ManagedVenueDetailView> = { method: 'PUT', path: '/api/admin/venues/:id/gallery' };

/** Change a venue. */
export const changeVenue: Operation<{ params: { id: string | number }; body: Sent<ChangeVenueDto, 'address' | 'amenities' | 'city' | 'description' | 'directions' | 'email' | 'isNew' | 'latitude' | 'longitude' | 'mapX' | 'mapY' | 'name' | 'parking' | 'payAtVenueUpTo' | 'phone' | 'safety' | 'state' | 'status' | 'timezone' | 'version' | 'year' | 'zipCode'> }, ManagedVenueDetailView> = { method: 'PUT', path: '/api/admin/venues/:id' };

/** Keep a venue shut on some days. */
export const closeDays: Operation<{ params: { id: string | number }; body: Sent<CloseDaysDto> }, ManagedVenueDetailView> = { method: 'POST', path: '/api/admin/venues/:id/closures' };

/** Create a venue. */
export const createVenue: Operation<{ body: Sent<WriteVenueDto, 'amenities' | 'directions' | 'email' | 'isNew' | 'latitude' | 'longitude' | 'parking' | 'payAtVenueUpTo' | 'phone' | 'safety' | 'slug' | 'version' | 'year'> }, ManagedVenueDetailView> = { method: 'POST', path: '/api/admin/venues' };

/** Delete a venue. */
export const deleteVenue: Operation<{ params: { id: string | number }; body?: object }, undefined> = { method: 'DELETE', path: '/api/admin/venues/:id' };

/** List all venues with their opening hours. */
export const listManagedVenues: Operation<object, ManagedVenueView[]> = { method: 'GET', path: '/api/admin/venues' };

/** Show a venue with its rules and closures. */
export const showManagedVenue: Operation<{ params: { id: string | number } }, ManagedVenueDetailView> = { method: 'GET', path: '/api/admin/venues/:id' };

/** List all venues. */
export const listVenues: Operation<object, VenueView[]> = { method: 'GET', path: '/api/venues' };

/** Offer an experience at a venue. */
export const offerExperience: Operation<{ params: { id: string | number; experienceId: string | number }; body: Sent<OfferExperienceDto, 'isExclusive' | 'version'> }, ManagedVenueDetailView> = { method: 'PUT', path: '/api/admin/venues/:id/experiences/:experienceId' };

/** Open a venue again on closed days. */
export const openDays: Operation<{ params: { id: string | number }; query: SentQuery<DaySpanDto>; body?: object }, ManagedVenueDetailView> = { method: 'DELETE', path: '/api/admin/venues/:id/closures' };

/** Set the opening hours of a venue. */
export const setOpeningHours: Operation<{ params: { id: string | number }; body: Sent<WriteHoursDto, 'version'> }, ManagedVenueDetailView> = { method: 'PUT', path: '/api/admin/venues/:id/hours' };

/** Show one venue. */
export const showVenue: Operation<{ params: { slug: string | number } }, VenueDetailView> = { method: 'GET', path: '/api/venues/:slug' };

/** Stop offering an experience at a venue. */
export const withdrawExperience: Operation<{ params: { id: string | number; experienceId: string | number }; body?: object }, ManagedVenueDetailView> = { method: 'DELETE', path: '/api/admin/venues/:id/experiences/:experienceId' };
