/** The address that a mail program posts a form to (RFC 8058); what the form says is of no importance. */
export const oneClickPath = /^\/api\/newsletter\/one-click$/;
