/** Where the script of the page asks how things stand, with the id of the room. */
export const statusPath = '/web/waiting-room';
