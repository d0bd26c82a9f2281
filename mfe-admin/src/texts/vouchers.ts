import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  giftVouchers: 'Gift vouchers',
  issueAndManageGiftVouchers: 'Issue and manage gift vouchers. Valid at any venue.',
  issueVoucher: 'Issue Voucher',
});
