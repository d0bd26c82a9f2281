/** The pages about the texts of the site. */
export { TextPage } from './texts/text-page.tsx';
export { TextsPage } from './texts/texts-page.tsx';
