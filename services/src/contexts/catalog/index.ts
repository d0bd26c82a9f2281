export { CatalogModule, catalogMigrations } from './catalog.module.js';
export {
  Catalog,
  type DaySpan,
  type Programme,
  type TicketOffer,
  type VenueFacts,
  type VisitPlace,
} from './domain/catalog.js';
export { ExperienceUses } from './experience-uses.js';
export { CatalogDemo } from './features/load-demo/load-demo.handler.js';
export { ExperiencePictures } from './persistence/experience-pictures.js';
export { KnownProgrammes } from './persistence/known-programmes.js';
export { OpenVenues } from './persistence/open-venues.js';
export { catalogPersonalData } from './persistence/personal-data.js';
export { VenuePictures } from './persistence/venue-pictures.js';
export { type Standing, type VenuePart, VenueUses } from './venue-uses.js';
