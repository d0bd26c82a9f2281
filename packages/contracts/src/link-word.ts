/** What a link is about and what opens it, as one word for the end of an address: `<uuid>.<token>`. */
export const linkWord = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.[\w-]{43}$/;
