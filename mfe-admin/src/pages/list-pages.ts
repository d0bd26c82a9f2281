/** The lists of what is kept for visitors: each is small, and who opens one opens the next. */
export { ExperiencesPage } from './experiences/experiences-page.tsx';
export { MembershipsPage } from './memberships/memberships-page.tsx';
export { ProductsPage } from './products/products-page.tsx';
export { TextsPage } from './texts/texts-page.tsx';
export { VenuesPage } from './venues/venues-page.tsx';
