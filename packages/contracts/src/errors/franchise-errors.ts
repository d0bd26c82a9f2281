/** How franchise inquiries say no; part of the catalogue. */
export const franchiseErrors = {
  INQUIRY_NOT_FOUND: [404, 'Franchise inquiry not found'],
  INQUIRY_NOT_INVITED: [409, 'An access code requires the status Qualified or Meeting Scheduled.'],
  ACCESS_CODE_NEEDED: [403, 'The access code is invalid or has expired.'],
  CANDIDATE_DETAILS_NOT_FOUND: [404, 'No details have been submitted for this inquiry yet.'],
  CANDIDATE_DETAILS_EXIST: [409, 'Details were already submitted for this inquiry. Please reload the page.'],
  CANDIDATE_FILE_NOT_FOUND: [404, 'We couldn’t find this file.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;
