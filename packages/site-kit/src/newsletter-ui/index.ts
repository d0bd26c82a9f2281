/** Asking for the newsletter: at the foot of every page, and where somebody waits for a venue to open. */
export { NewsletterForm } from './newsletter-form.tsx';
