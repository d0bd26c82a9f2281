/** How franchise inquiries say no; part of the catalogue. */
export const franchiseErrors = {
  INQUIRY_NOT_FOUND: [404, 'Franchise inquiry not found'],
  INQUIRY_NOT_INVITED: [409, 'An access code needs the status Qualified or Meeting Scheduled.'],
  ACCESS_CODE_NEEDED: [403, 'The access code is invalid or has expired.'],
  CANDIDATE_DETAILS_NOT_FOUND: [404, 'No details were submitted for this inquiry yet.'],
  CANDIDATE_DETAILS_EXIST: [409, 'Details were submitted for this inquiry already. Please load the page again.'],
  CANDIDATE_FILE_NOT_FOUND: [404, 'This file was not found.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;
