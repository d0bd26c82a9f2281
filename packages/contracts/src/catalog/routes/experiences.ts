import { StoredIdDto } from '../../media/upload-views.js';
import { created, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { ArrangeGalleryDto } from '../arrange-gallery.dto.js';
import { type ExperienceView, type VenueExperienceView } from '../catalog-views.js';
import * as examples from '../examples/experiences.js';
import { ChangeExperienceDto, WriteExperienceDto } from '../write-experience.dto.js';

export const experiencesRoutes = routeGroup('Experiences', {
  arrangeGallery: route('PUT /api/experiences/:id/gallery', {
    summary: 'Arrange the pictures of an experience',
    access: ['admin'],
    params: StoredIdDto,
    body: ArrangeGalleryDto,
    answer: ok<ExperienceView>('The experience with its pictures as they hang now.'),
    refuses: ['EXPERIENCE_NOT_FOUND'],
    example: { params: { id: '1' }, body: examples.arrangeGallery, answer: examples.galleryArranged },
  }),
  changeExperience: route('PUT /api/experiences/:id', {
    summary: 'Change an experience',
    access: ['admin'],
    params: StoredIdDto,
    body: ChangeExperienceDto,
    answer: ok<ExperienceView>('The experience as it is now. What was left out stays, its slug always.'),
    refuses: ['AGES_CROSSED', 'EXPERIENCE_NOT_FOUND'],
    example: { params: { id: '1' }, body: examples.changeExperience, answer: examples.experienceChanged },
  }),
  createExperience: route('POST /api/experiences', {
    summary: 'Create an experience',
    access: ['admin'],
    body: WriteExperienceDto,
    answer: created<ExperienceView>('The experience, in the catalogue from now on; it has no pictures yet.'),
    refuses: ['AGES_CROSSED'],
    example: { body: examples.createExperience, answer: examples.experienceCreated },
  }),
  deleteExperience: route('DELETE /api/experiences/:id', {
    summary: 'Delete an experience',
    access: ['admin'],
    params: StoredIdDto,
    answer: noContent('It is gone from the catalogue; its bookings keep its name.'),
    refuses: ['EXPERIENCE_NOT_FOUND', 'EXPERIENCE_IN_USE'],
    example: { params: { id: '13' } },
  }),
  listExperiences: route('GET /api/experiences', {
    summary: 'List all experiences',
    access: 'everyone',
    answer: ok<ExperienceView[]>('Every experience, in display order.'),
    caching: 'public, max-age=0, must-revalidate',
    example: { answer: examples.experiences },
  }),
  listVenueExperiences: route('GET /api/venues/:slugOrId/experiences', {
    summary: 'List the experiences of a venue',
    access: 'everyone',
    answer: ok<VenueExperienceView[]>('What the venue runs, in display order.'),
    caching: 'public, max-age=0, must-revalidate',
    refuses: ['VENUE_NOT_FOUND'],
    example: { params: { slugOrId: 'rochester-flagship' }, answer: examples.venueExperiences },
  }),
  showExperience: route('GET /api/experiences/:slug', {
    summary: 'Show one experience',
    access: 'everyone',
    answer: ok<ExperienceView>('One experience.'),
    caching: 'public, max-age=0, must-revalidate',
    refuses: ['EXPERIENCE_NOT_FOUND'],
    example: { params: { slug: 'jurassic-ride' }, answer: examples.shownExperience },
  }),
});
