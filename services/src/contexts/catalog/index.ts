export { CatalogModule, catalogMigrations } from './catalog.module.js';
export {
  type ArrivalFacts,
  Catalog,
  type DaySpan,
  type Programme,
  ticketOnSale,
  type VenueFacts,
  type VisitPlace,
} from './domain/catalog.js';
export { usualWeek } from './domain/usual-week.js';
export { ExperienceUses } from './experience-uses.js';
export { ExperiencePictures } from './persistence/experience-pictures.js';
export {
  type ImportedExperience,
  type ImportedOffer,
  type ImportedVenue,
  importCatalog,
} from './persistence/import-catalog.js';
export { KnownProgrammes } from './persistence/known-programmes.js';
export { OpenVenues } from './persistence/open-venues.js';
export { catalogPersonalData } from './persistence/personal-data.js';
export { VenuePictures } from './persistence/venue-pictures.js';
export { VenuePayment } from './venue-payment.js';
export { type Standing, type VenuePart, VenueUses } from './venue-uses.js';
