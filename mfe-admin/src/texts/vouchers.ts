import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  giftVouchers: 'Gift vouchers',
  moneyThatIsSpentOnce: 'Money that is spent once, at any venue.',
  issueVoucher: 'Issue Voucher',
});
