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
