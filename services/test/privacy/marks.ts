/** What stands nowhere else, by the place that it is written into. */
export const ownerMarks = {
  username: 'qjxuser',
  'first name': 'Qjxfirst',
  'last name': 'Qjxlast',
  'e-mail': 'qjxmail@mark.example',
  'former e-mail': 'qjxformer@mark.example',
  'message under the former e-mail': 'qjxformermessage',
  'booking of the account': 'Qjxownvisit',
  'booking of a guest with the e-mail': 'Qjxguestvisit',
  'review of a visit': 'qjxreview',
  'name beside it': 'Qjxbeside',
  'answer to the review': 'qjxhouseanswer',
  'note on a booking': 'qjxdesknote',
  'waitlist place': 'Qjxwaiting',
  'order of the account': 'Qjxownorder',
  'order of a guest with the e-mail': 'Qjxguestorder',
  'line of the cart': 'qjxcartline',
  message: 'qjxmessage',
  'answer to it': 'qjxanswer',
  'recipient of a voucher': 'Qjxrecipient',
  'message of a voucher': 'qjxvouchertext',
  'franchise inquiry': 'qjxinquiry',
  'note on the inquiry': 'qjxinquirynote',
  'details of the candidate': 'qjxdetails',
  'file of the candidate': 'qjxfile',
} as const;

export const guestMarks = {
  'e-mail of a guest': 'qjxbmail@mark.example',
  'booking of a guest': 'Qjxbvisit',
  'waitlist place of a guest': 'Qjxbwaiting',
  'order of a guest': 'Qjxborder',
  'message of a guest': 'qjxbmessage',
  'voucher for a guest': 'Qjxbrecipient',
  'refused setup': 'qjxbsetup',
  'id of a request': 'Qjxbrequestid',
} as const;

/** What is written under the address that the owner has left, by whoever has it since. */
export const nextHolderMark = 'qjxnextholder';

/** Of somebody who asks for nothing: all of it stays. */
export const controlMarks = {
  'e-mail': 'qjxcmail@mark.example',
  booking: 'Qjxcvisit',
  'waitlist place': 'Qjxcwaiting',
  order: 'Qjxcorder',
  message: 'qjxcmessage',
  'recipient of a voucher': 'Qjxcrecipient',
} as const;

/** Declared places that no mark gets into, and why. */
export const unmarked = {
  'booking.notes': 'sealed with the key of the customer',
  'franchise.notes': 'sealed with the key of the applicant',
  'franchise.candidate_files': 'sealed with the key of the applicant',
  'franchise.candidate_details': 'choices from lists',
  'franchise.inquiries': 'choices from lists',
  'identity.authenticators': 'a secret that the site makes',
  'identity.passkeys': 'needs a device',
  'identity.sessions': 'names of browsers and systems that the site knows',
  'booking.call_offs': 'written by staff',
  'booking.refunds': 'written by staff',
  'catalog.closures': 'written by staff',
  'correspondence.contents': 'written by staff',
  'frontends.deploy_tokens': 'written by operators',
  'frontends.history': 'written by staff',
  'log.carried': 'only where a venue is decided on another server, until it is at home',
  'log.events': 'written by staff',
  'media.uploads': 'written by staff',
  'merchandise.order_changes': 'written by staff',
  'vouchers.vouchers': 'written by staff',
};
