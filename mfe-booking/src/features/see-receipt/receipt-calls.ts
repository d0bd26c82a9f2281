import { saveReceipt as saveReceiptOperation, showReceipt } from '@northlight/client';
import { apiQuery, callApi, queryOptions } from '@northlight/site-kit';
import { inputOf, type OrderAccess } from '../../order-access.ts';
import { saveFile } from '../../save-file.ts';

/** GET /api/orders/{id}/receipt. Its key leaves the token out. What went back since is on it. */
export const receiptQuery = (access: OrderAccess) =>
  queryOptions({ ...apiQuery(showReceipt, inputOf(access)), staleTime: 0 });

/** GET /api/orders/{id}/receipt.pdf, handed to the browser as a file. @throws {HttpError} what the server refused */
export const saveReceipt = async (access: OrderAccess, reference: string): Promise<void> =>
  saveFile(await callApi(saveReceiptOperation, inputOf(access)), `receipt-${reference}.pdf`);
