import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  giftVouchers: 'Gift vouchers',
  moneyThatIsSpentOnce: 'Money that is spent once, at any venue.',
  issueVoucher: 'Issue Voucher',
});
