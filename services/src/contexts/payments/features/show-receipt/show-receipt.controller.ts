import { Controller, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ReceiptView } from '@northlight/contracts';
import { paymentsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { type OrderRequest, RequestedOrder } from '../../../merchandise/index.js';
import { receiptPdf } from './receipt-pdf.js';
import { ShowReceipt } from './show-receipt.handler.js';

@Controller()
export class ShowReceiptController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(paymentsRoutes.showReceipt)
  show(@RequestedOrder() request: OrderRequest): Promise<ReceiptView> {
    return this.queries.execute(new ShowReceipt(request));
  }

  @Endpoint(paymentsRoutes.saveReceipt)
  async save(@RequestedOrder() request: OrderRequest): Promise<StreamableFile> {
    const receipt = await this.queries.execute(new ShowReceipt(request));
    return new StreamableFile(await receiptPdf(receipt), {
      type: 'application/pdf',
      disposition: `attachment; filename="receipt-${receipt.reference}.pdf"`,
    });
  }
}
