// Made by `npm run codegen` from packages/contracts/src/catalog/routes/venues.ts.
import type { ArrangeGalleryDto, ChangeVenueDto, CloseDaysDto, DaySpanDto, ManagedVenueDetailView, ManagedVenueView, OfferExperienceDto, VenueDetailView, VenueView, WriteHoursDto, WriteVenueDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Arrange the pictures of a venue. */
export const arrangeVenueGallery = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<ArrangeGalleryDto> }, ManagedVenueDetailView>('PUT', '/api/admin/venues/:id/gallery');

/** Change a venue. */
export const changeVenue = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<ChangeVenueDto> }, ManagedVenueDetailView>('PUT', '/api/admin/venues/:id');

/** Keep a venue shut on some days. */
export const closeDays = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<CloseDaysDto> }, ManagedVenueDetailView>('POST', '/api/admin/venues/:id/closures');

/** Create a venue. */
export const createVenue = /* @__PURE__ */ operation<{ body: Sent<WriteVenueDto> }, ManagedVenueDetailView>('POST', '/api/admin/venues');

/** Delete a venue. */
export const deleteVenue = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, undefined>('DELETE', '/api/admin/venues/:id');

/** List all venues with their opening hours. */
export const listManagedVenues = /* @__PURE__ */ operation<object, ManagedVenueView[]>('GET', '/api/admin/venues');

/** Show a venue with its rules and closures. */
export const showManagedVenue = /* @__PURE__ */ operation<{ params: { id: string | number } }, ManagedVenueDetailView>('GET', '/api/admin/venues/:id');

/** List all venues. */
export const listVenues = /* @__PURE__ */ operation<object, VenueView[]>('GET', '/api/venues');

/** Offer an experience at a venue. */
export const offerExperience = /* @__PURE__ */ operation<{ params: { id: string | number; experienceId: string | number }; body: Sent<OfferExperienceDto> }, ManagedVenueDetailView>('PUT', '/api/admin/venues/:id/experiences/:experienceId');

/** Open a venue again on closed days. */
export const openDays = /* @__PURE__ */ operation<{ params: { id: string | number }; query?: Partial<Sent<DaySpanDto>>; body?: object }, ManagedVenueDetailView>('DELETE', '/api/admin/venues/:id/closures');

/** Set the opening hours of a venue. */
export const setOpeningHours = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<WriteHoursDto> }, ManagedVenueDetailView>('PUT', '/api/admin/venues/:id/hours');

/** Show one venue. */
export const showVenue = /* @__PURE__ */ operation<{ params: { slug: string | number } }, VenueDetailView>('GET', '/api/venues/:slug');

/** Stop offering an experience at a venue. */
export const withdrawExperience = /* @__PURE__ */ operation<{ params: { id: string | number; experienceId: string | number }; body?: object }, ManagedVenueDetailView>('DELETE', '/api/admin/venues/:id/experiences/:experienceId');
