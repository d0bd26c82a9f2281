/** What is asked about the texts of the site; after a change all of it is asked anew. */
export const textsKey = ['admin', 'texts'] as const;
