const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a message can have this id. */
export const isMessageId = (id: string): boolean => uuid.test(id);
