/** The pages about what is written: by visitors, and by the house. */
export { MessagesPage } from './messages/messages-page.tsx';
export { TextPage } from './texts/text-page.tsx';
export { TextsPage } from './texts/texts-page.tsx';
