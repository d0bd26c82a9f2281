import { StoredIdDto } from '../../media/upload-views.js';
import { created, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { ArrangeGalleryDto } from '../arrange-gallery.dto.js';
import { type VenueDetailView, type VenueView } from '../catalog-views.js';
import { CloseDaysDto, DaySpanDto } from '../close-days.dto.js';
import * as examples from '../examples/venues.js';
import * as writtenVenues from '../examples/written-venues.js';
import { type ManagedVenueDetailView, type ManagedVenueView } from '../managed-venue-views.js';
import { OfferExperienceDto, VenueExperienceIdsDto } from '../offer-experience.dto.js';
import { WriteHoursDto } from '../opening-rules.js';
import { ChangeVenueDto, WriteVenueDto } from '../write-venue.dto.js';

export const venuesRoutes = routeGroup('Venues', {
  arrangeVenueGallery: route('PUT /api/admin/venues/:id/gallery', {
    summary: 'Arrange the pictures of a venue',
    access: ['admin'],
    params: StoredIdDto,
    body: ArrangeGalleryDto,
    answer: ok<ManagedVenueDetailView>('The venue with its pictures as they hang now.'),
    refuses: ['VENUE_NOT_FOUND'],
    example: { params: { id: '1' }, body: examples.arrangeGallery, answer: examples.galleryArranged },
  }),
  changeVenue: route('PUT /api/admin/venues/:id', {
    summary: 'Change a venue',
    access: ['admin'],
    params: StoredIdDto,
    body: ChangeVenueDto,
    answer: ok<ManagedVenueDetailView>('The venue as it is now. What was left out stays, its slug always.'),
    refuses: ['VENUE_NOT_FOUND', 'VENUE_IN_USE', 'VENUE_HAS_ORDERS'],
    example: { params: { id: '1' }, body: writtenVenues.changeVenue, answer: writtenVenues.venueChanged },
  }),
  closeDays: route('POST /api/admin/venues/:id/closures', {
    summary: 'Keep a venue shut on some days',
    access: ['admin'],
    params: StoredIdDto,
    body: CloseDaysDto,
    answer: ok<ManagedVenueDetailView>(
      'The venue with the days on which it stays shut. Slots that are open stay as they are.',
    ),
    refuses: ['VENUE_NOT_FOUND', 'DAYS_CROSSED', 'DATE_PAST', 'SPAN_TOO_LONG'],
    example: { params: { id: '1' }, body: examples.closeDays, answer: examples.daysClosed },
  }),
  createVenue: route('POST /api/admin/venues', {
    summary: 'Create a venue',
    access: ['admin'],
    body: WriteVenueDto,
    answer: created<ManagedVenueDetailView>(
      'The venue, on the site from now on; it runs nothing yet and has no pictures.',
    ),
    example: { body: writtenVenues.createVenue, answer: writtenVenues.venueCreated },
  }),
  deleteVenue: route('DELETE /api/admin/venues/:id', {
    summary: 'Delete a venue',
    access: ['admin'],
    params: StoredIdDto,
    answer: noContent('It is gone from the site; its bookings keep its name and address.'),
    refuses: ['VENUE_NOT_FOUND', 'VENUE_IN_USE', 'VENUE_HAS_ORDERS', 'VENUE_HAS_SLOTS'],
    example: { params: { id: '9' } },
  }),
  listManagedVenues: route('GET /api/admin/venues', {
    summary: 'List all venues with their opening hours',
    access: ['admin'],
    answer: ok<ManagedVenueView[]>('Every venue, with what it runs and when it is shut next.'),
    example: { answer: examples.managedVenues },
  }),
  showManagedVenue: route('GET /api/admin/venues/:id', {
    summary: 'Show a venue with its rules and closures',
    access: ['admin'],
    params: StoredIdDto,
    answer: ok<ManagedVenueDetailView>('One venue, with the rules by which its slots are opened.'),
    refuses: ['VENUE_NOT_FOUND'],
    example: { params: { id: '1' }, answer: examples.managedVenue },
  }),
  listVenues: route('GET /api/venues', {
    summary: 'List all venues',
    access: 'everyone',
    answer: ok<VenueView[]>('Every venue, open and planned.'),
    caching: 'public, max-age=0, must-revalidate',
    example: { answer: examples.venues },
  }),
  offerExperience: route('PUT /api/admin/venues/:id/experiences/:experienceId', {
    summary: 'Offer an experience at a venue',
    access: ['admin'],
    params: VenueExperienceIdsDto,
    body: OfferExperienceDto,
    answer: ok<ManagedVenueDetailView>(
      'The venue with the experience on its programme. Slots that are open stay as they are.',
    ),
    refuses: ['VENUE_NOT_FOUND', 'EXPERIENCE_NOT_FOUND', 'DAYS_CROSSED', 'STARTS_CROSSED', 'RULES_OVERLAP'],
    example: {
      params: { id: '1', experienceId: '1' },
      body: examples.offerExperience,
      answer: examples.experienceOffered,
    },
  }),
  openDays: route('DELETE /api/admin/venues/:id/closures', {
    summary: 'Open a venue again on closed days',
    access: ['admin'],
    params: StoredIdDto,
    query: DaySpanDto,
    answer: ok<ManagedVenueDetailView>(
      'The venue, open on these days as its week says. Slots that were closed stay closed.',
    ),
    refuses: ['VENUE_NOT_FOUND'],
    example: { params: { id: '1' }, query: examples.openDays, answer: examples.daysOpened },
  }),
  setOpeningHours: route('PUT /api/admin/venues/:id/hours', {
    summary: 'Set the opening hours of a venue',
    access: ['admin'],
    params: StoredIdDto,
    body: WriteHoursDto,
    answer: ok<ManagedVenueDetailView>('The venue with its hours. Slots that are open stay as they are.'),
    refuses: ['VENUE_NOT_FOUND'],
    example: { params: { id: '1' }, body: examples.setHours, answer: examples.hoursSet },
  }),
  showVenue: route('GET /api/venues/:slug', {
    summary: 'Show one venue',
    access: 'everyone',
    answer: ok<VenueDetailView>('One venue, with all that its page says.'),
    caching: 'public, max-age=0, must-revalidate',
    refuses: ['VENUE_NOT_FOUND'],
    example: { params: { slug: 'rochester-flagship' }, answer: examples.shownVenue },
  }),
  withdrawExperience: route('DELETE /api/admin/venues/:id/experiences/:experienceId', {
    summary: 'Stop offering an experience at a venue',
    access: ['admin'],
    params: VenueExperienceIdsDto,
    answer: ok<ManagedVenueDetailView>('The venue without the experience.'),
    refuses: ['VENUE_NOT_FOUND', 'EXPERIENCE_NOT_AT_VENUE', 'VENUE_IN_USE', 'VENUE_HAS_SLOTS'],
    example: { params: { id: '1', experienceId: '1' }, answer: examples.experienceWithdrawn },
  }),
});
